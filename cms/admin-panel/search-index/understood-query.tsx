'use client';

import type { AskedSearch } from '#contract/search-desk';
import styles from './search-index.module.css';

/** A search as understood; ignored words are struck out. */
export function UnderstoodQuery({ search: { understood, text, wordsGivenUp } }: { search: AskedSearch }) {
  const givenUp = new Set(wordsGivenUp.split(' '));
  const words = text.split(' ').filter((word) => word !== '');
  return (
    <>
      {understood.map(({ label, gaveWay, instead }) => (
        <span key={label} className={styles.part}>
          {gaveWay ? <s>{label}</s> : label} {instead}
        </span>
      ))}
      {words.map((word, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a word may come twice, and none changes
        <span key={at}>{givenUp.has(word) ? <s>{word}</s> : word} </span>
      ))}
    </>
  );
}
