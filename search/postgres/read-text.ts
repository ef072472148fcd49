import { inBatches } from '../in-batches.ts';
import type { Synonym } from '../query.ts';
import type { SearchTerms } from '../search-terms.ts';
import { synonymVariants } from '../synonym-variants.ts';
import { AskedOnce } from './asked-once.ts';
import type { Columns } from './columns.ts';
import type { SqlDatabase } from './database.ts';
import type { AskedText, WordRows } from './match-text.ts';
import { readPlacesOfWords } from './postings.ts';
import type { IndexTables } from './tables.ts';
import { CONTAINED_FROM, readMeanings, type Meaning } from './vocabulary.ts';

/** What a text stands for among the rows of one state of the index. */
export type ReadText = (terms: SearchTerms, synonyms: readonly Synonym[]) => Promise<AskedText>;

/**
 * What diners type is endless, the words of a city are not: PostgreSQL is asked which words of the index a typed word may
 * stand for, and which places have those. Both answers are kept as long as the columns: what has been asked before is put
 * together from them.
 */
export function openTextReading(database: SqlDatabase, tables: IndexTables): (columns: Columns) => ReadText {
  // One statement for many searches: what each costs beyond its own work is more than that work.
  const askMeaning = inBatches((words: readonly string[]) => readMeanings(database, tables, words), {
    atOnce: 2,
    size: 32,
  });
  const askPlaces = inBatches((words: readonly string[]) => readPlacesOfWords(database, tables, words), {
    atOnce: 2,
    size: 256,
  });

  return (columns) => {
    const meanings = new AskedOnce(askMeaning, MOST_REMEMBERED_WORDS);
    const rows = new AskedOnce(async (word) => {
      const { named, others } = await askPlaces(word);
      return { named: toRows(columns, named), others: toRows(columns, others) };
    });
    return async (terms, synonyms) => {
      const variants = synonymVariants(terms.words, synonyms);
      const known = await meanings.answers([...new Set(variants.flat())]);
      // Whatever has the text in its name has its longest word in there.
      const longest = terms.words.toSorted((a, b) => b.length - a.length)[0] ?? '';
      const containing = longest.length < CONTAINED_FROM ? null : (known.get(longest)?.containing ?? []);
      const groups = variants.map((words) => words.map((word) => standsFor(word, terms, known)));
      const needed = new Set([...(containing ?? []), ...groups.flat(2)]);
      const found = await rows.answers([...needed]);
      const rowsOf = (words: readonly string[]) => words.map((word) => found.get(word) ?? NO_ROWS);
      return {
        key: terms.key,
        candidates: containing && rowsOf(containing),
        variants: groups.map((words) => words.map(rowsOf)),
      };
    };
  };
}

/** Typed words; their meanings take some megabytes. */
const MOST_REMEMBERED_WORDS = 20_000;

const NO_ROWS: WordRows = { named: new Int32Array(), others: new Int32Array() };

/** Only what was typed is mistyped: the words of a synonym are as somebody has written them. */
function standsFor(word: string, terms: SearchTerms, known: ReadonlyMap<string, Meaning>): string[] {
  const { beginnings = [], nearMisses = [] } = known.get(word) ?? {};
  return [...beginnings, ...(terms.words.includes(word) ? nearMisses : [])];
}

/** A place that the columns do not know has come since they were read. */
function toRows({ rowOf }: Columns, ids: readonly number[]): Int32Array {
  return Int32Array.from(ids.flatMap((id) => rowOf.get(id) ?? []));
}
