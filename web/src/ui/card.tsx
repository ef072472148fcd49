import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly children: ReactNode;
  readonly as?: 'article' | 'div';
  readonly className?: string | undefined;
}

/** A surface with one border, radius and shadow. */
export function Card({ children, as: Element = 'div', className }: CardProps) {
  return <Element className={clsx(styles.card, className)}>{children}</Element>;
}
