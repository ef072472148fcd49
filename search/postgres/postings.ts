import type { SqlDatabase } from './database.ts';
import type { IndexTables } from './tables.ts';

/** The places that have a word, as ids. */
export interface PlacesOfWord {
  /** In their name. */
  readonly named: readonly number[];
  /** Elsewhere: cuisine, neighborhood, address. */
  readonly others: readonly number[];
}

interface Row {
  readonly n: number;
  readonly named: readonly number[] | null;
  readonly others: readonly number[] | null;
}

/** One statement for many words. */
export async function readPlacesOfWords(
  database: SqlDatabase,
  { documents }: IndexTables,
  words: readonly string[],
): Promise<PlacesOfWord[]> {
  const rows = await database.ask<Row>(
    // Without the offset each row would be told twice whether it has the word in its name.
    `select q.n, json_agg(id) filter (where is_named) as named, json_agg(id) filter (where not is_named) as others
     from unnest($1::text[]) with ordinality as q(word, n)
     cross join lateral (
       select id, name_words @@ q.word::tsquery as is_named
       from ${documents} where all_words @@ q.word::tsquery offset 0
     ) found
     group by q.n`,
    [words.map(quoted)],
  );
  const places = words.map((): PlacesOfWord => ({ named: [], others: [] }));
  for (const { n, named, others } of rows)
    places[Number(n) - 1] = { named: named ?? [], others: others ?? [] };
  return places;
}

/** A text query for one word. The quotes keep a word like `or` from being anything else. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
