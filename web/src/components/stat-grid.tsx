import { Children, type ReactNode } from 'react';
import styles from './grid.module.css';

/** Tiles of cuisines or neighborhoods, two to four per row. */
export function StatGrid({ children }: { readonly children: ReactNode }) {
  return (
    <ul role="list" className={styles.tiles}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </ul>
  );
}
