import type { SqlDatabase } from './database.ts';
import { nearMissQuestion } from './near-misses.ts';
import type { IndexTables } from './tables.ts';

/** The words of the index that a word of a query may stand for. */
export interface Meaning {
  /** Those that begin with it, itself included. */
  readonly beginnings: readonly string[];
  /** Those that have it anywhere; of a word shorter than three letters the same as the beginnings. */
  readonly containing: readonly string[];
  /** Those of which it may be a typing error. */
  readonly nearMisses: readonly string[];
}

/** From this length on the words that contain a word are found by their trigrams. */
export const CONTAINED_FROM = 3;

/** One statement for many words. */
export async function readMeanings(
  database: SqlDatabase,
  { words }: IndexTables,
  asked: readonly string[],
): Promise<Meaning[]> {
  const rows = await database.ask<{ n: number; word: string; is_near: boolean }>(
    `select q.n, found.word, found.is_near
     from jsonb_to_recordset($1::jsonb) as q(n int, word text, pattern text, most int, deletions text[], swapped text[])
     cross join lateral (
       select w.word, false as is_near from ${words} w where w.word like q.pattern
       union all
       select w.word, true from ${words} w
       where w.deletions && q.deletions and w.word <> q.word
         and (levenshtein_less_equal(w.word, q.word, q.most) <= q.most
           or exists (select from unnest(q.swapped) as s(word)
             where levenshtein_less_equal(w.word, s.word, q.most - 1) <= q.most - 1))
     ) found`,
    [
      JSON.stringify(
        asked.map((word, n) => ({ n, word, pattern: patternOf(word), ...nearMissQuestion(word) })),
      ),
    ],
  );
  const meanings = asked.map(() => ({
    beginnings: [] as string[],
    containing: [] as string[],
    nearMisses: [] as string[],
  }));
  for (const { n, word, is_near } of rows) {
    const meaning = meanings[n];
    (is_near ? meaning?.nearMisses : meaning?.containing)?.push(word);
    if (!is_near && word.startsWith(asked[n] ?? '')) meaning?.beginnings.push(word);
  }
  return meanings;
}

/** Words hold letters and digits only: nothing in them means anything to `like`. */
function patternOf(word: string): string {
  return word.length < CONTAINED_FROM ? `${word}%` : `%${word}%`;
}
