import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './container.module.css';

interface ContainerProps {
  readonly children: ReactNode;
  /** Reading width instead of page width. */
  readonly narrow?: boolean;
  readonly className?: string | undefined;
}

/** The page's column: one width and one gutter for all content. */
export function Container({ children, narrow = false, className }: ContainerProps) {
  return <div className={clsx(styles.container, narrow && styles.narrow, className)}>{children}</div>;
}
