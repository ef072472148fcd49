import clsx from 'clsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'picture' | 'card';
}

/** Holds the place of something not yet here, in its size. Decorative: pair it with a `Spinner` or a status. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx(styles.skeleton, styles[shape])} />;
}
