import { FIELDS } from '../place-words.ts';
import { FACET_NAMES, FACETS, type Exclusions, type FacetFilter, type SearchFilters } from '../query.ts';
import { rowsWithWord, type Columns } from './columns.ts';

export type Test = (row: number) => boolean;

/** What a place must pass: all filters but `not`. Empty: every place does. */
export function testsOf(columns: Columns, filters: SearchFilters): readonly Test[] {
  const { best, latitudes, longitudes } = columns;
  const { tags, minRating, openAt, mayBeOpenAt, openOn, openedSince, area } = filters;
  const tests = facetTests(columns, filters).map(({ has }) => has);
  for (const tag of tags) tests.push(columns.hasTag(tag));
  if (minRating !== null) tests.push((row) => (best[row]?.rating ?? NaN) >= minRating);
  if (openAt !== null) tests.push(columns.openAt(openAt));
  if (mayBeOpenAt !== null) tests.push(columns.openAt(mayBeOpenAt, true));
  if (openOn !== null) tests.push((row) => best[row]?.openOn.includes(openOn) ?? false);
  if (openedSince !== null) tests.push((row) => (best[row]?.openedOn ?? '') >= openedSince);
  if (area !== null) {
    const { west, south, east, north } = area;
    const isBetween = (least: number, value = NaN, most: number) => least <= value && value <= most;
    tests.push((row) => isBetween(south, latitudes[row], north) && isBetween(west, longitudes[row], east));
  }
  return tests;
}

/** The same for what it must not have. */
export function testsAgainst(columns: Columns, not: Exclusions): readonly Test[] {
  const { best, vocabulary, words } = columns;
  const { openedBefore } = not;
  const rowsWith = (word: string) =>
    vocabulary
      .formsOf(word)
      .flatMap((form) => FIELDS.flatMap((field) => [...rowsWithWord(words[field], form)]));
  const rowsOf = (phrase: string) => {
    const [rows = [], ...others] = phrase.split(' ').map((word) => new Set(rowsWith(word)));
    return new Set([...rows].filter((row) => others.every((those) => those.has(row))));
  };
  const had = facetTests(columns, not).map(({ has }) => has);
  for (const tag of not.tags) had.push(columns.hasTag(tag));
  for (const rows of not.words.map(rowsOf)) had.push((row) => rows.has(row));
  if (openedBefore !== null) had.push((row) => (best[row]?.openedOn ?? openedBefore) < openedBefore);
  return had.map((has) => (row) => !has(row));
}

/** A place has one value of each facet: any of the chosen ones will do. */
export function facetTests(columns: Columns, filters: Pick<SearchFilters, FacetFilter>) {
  return FACET_NAMES.flatMap((name) => {
    const chosen = filters[FACETS[name].filter];
    if (chosen.length === 0) return [];
    const { codes, values } = columns.facets[name];
    const isChosen = new Uint8Array(values.length);
    for (const value of chosen) isChosen[values.indexOf(value)] = 1;
    return [{ name, isChosen, has: (row: number) => isChosen[codes[row] ?? 0] === 1 }];
  });
}

/** Whether a place passes all. For loops over all rows: an iterator, or reading past the end, would take longer than tests. */
export function passing(tests: readonly Test[]): Test {
  return (row) => {
    for (let at = 0; at < tests.length; at += 1) if (tests[at]?.(row) === false) return false;
    return true;
  };
}
