import type { Field } from '../place-words.ts';
import type { PlaceRecord } from './place-record.ts';
import { rowsByKey, type RowsByKey } from './rows-by-key.ts';

/** The inverted index, per group of fields. */
export type WordRows = Readonly<Record<Field, RowsByKey>>;

/** Builds the inverted index as flat arrays: two numbers per word of a place. */
export function indexWords(records: readonly PlaceRecord[], vocabularySize: number): WordRows {
  const cut = (field: Field) =>
    rowsByKey(vocabularySize, (visit) => {
      for (const [row, { words }] of records.entries()) for (const word of words[field]) visit(row, word);
    });
  return { name: cut('name'), other: cut('other'), description: cut('description') };
}
