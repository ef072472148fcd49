import type { Field } from '../place-words.ts';
import type { PlaceRecord } from './place-record.ts';

/** The rows that have a word, for each word: `rows[starts[word]]` to `rows[starts[word + 1]]`, that one left out. */
interface RowsByWord {
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

export type WordRows = Readonly<Record<Field, RowsByWord>>;

/** One list of rows a field, cut by words: two numbers in all for each word that a place has. */
export function indexWords(records: readonly PlaceRecord[], vocabularySize: number): WordRows {
  const cut = (field: Field) => cutByWords(records, field, vocabularySize);
  return { name: cut('name'), other: cut('other'), description: cut('description') };
}

function cutByWords(records: readonly PlaceRecord[], field: Field, vocabularySize: number): RowsByWord {
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
