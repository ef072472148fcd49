import { FIELDS, type Field } from '../place-words.ts';
import type { PlaceRecord } from './place-record.ts';

/** The rows that have a word in a field. */
export interface WordRows {
  of(field: Field, word: number): Int32Array;
}

/** One list of rows a field, cut by words: two numbers in all for each word that a place has. */
export function indexWords(records: readonly PlaceRecord[], vocabularySize: number): WordRows {
  const byField = new Map(FIELDS.map((field) => [field, cutByWords(records, field, vocabularySize)]));
  return {
    of(field, word) {
      const cut = byField.get(field);
      if (!cut || word >= vocabularySize) return NO_ROWS;
      return cut.rows.subarray(cut.starts[word], cut.starts[word + 1]);
    },
  };
}

const NO_ROWS = new Int32Array();

function cutByWords(records: readonly PlaceRecord[], field: Field, vocabularySize: number) {
  const starts = new Int32Array(vocabularySize + 1);
  for (const { words } of records) {
    for (const word of words[field]) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  }
  for (let word = 0; word < vocabularySize; word += 1) {
    starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  }
  const next = starts.slice();
  const rows = new Int32Array(starts[vocabularySize] ?? 0);
  for (const [row, { words }] of records.entries()) {
    for (const word of words[field]) {
      const at = next[word] ?? 0;
      rows[at] = row;
      next[word] = at + 1;
    }
  }
  return { starts, rows };
}
