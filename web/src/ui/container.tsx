import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './container.module.css';

interface ContainerProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The page's column: one width and one gutter for all content. */
export function Container({ children, className }: ContainerProps) {
  return <div className={clsx(styles.container, className)}>{children}</div>;
}
