import type { Field } from '../place-words.ts';
import type { PlaceRecord } from './place-record.ts';
import { rowsByKey, type RowsByKey } from './rows-by-key.ts';

/** The rows that have a word, for each word. */
export type WordRows = Readonly<Record<Field, RowsByKey>>;

/** One list of rows a field, cut by words: two numbers in all for each word that a place has. */
export function indexWords(records: readonly PlaceRecord[], vocabularySize: number): WordRows {
  const cut = (field: Field) =>
    rowsByKey(vocabularySize, (visit) => {
      for (const [row, { words }] of records.entries()) for (const word of words[field]) visit(row, word);
    });
  return { name: cut('name'), other: cut('other'), description: cut('description') };
}
