import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: 'favorite' | 'new' | 'calm';
}

/** A stamp-like label of one or two words. */
export function Badge({ children, tone = 'calm' }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
