import { isCuisineOnly, type EngineRequest } from '../engine.ts';
import {
  byFacet,
  FACET_NAMES,
  FACETS,
  type Area,
  type Exclusions,
  type FacetCount,
  type Facets,
  type SearchAnswer,
  type SearchFilters,
} from '../query.ts';
import type { CodedColumn, Columns, OpenMinutes } from './columns.ts';
import { FIELDS } from '../place-words.ts';
import { FIRST_TIERS, findNames, findSignificantNames, findText, TIERS_OF_TEXT } from './match-text.ts';
import { pageOf } from './page-of.ts';
import { readName, readText, type WordsOfIndex } from './read-text.ts';
import { rowsOfKey } from './rows-by-key.ts';
import { degrees } from './unit-vector.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Computes hits, total and facets. */
export function answerFromColumns(
  columns: Columns,
  request: EngineRequest,
  language: WordsOfIndex,
): SearchAnswer {
  const { terms, page, perPage, sort, near } = request;
  if (terms.key === '') columns.found.findAll();
  else findTexts(columns, request, language);
  // Facet filters come later, as each facet is counted without its own.
  dropFailing(columns, { ...request, ...withoutFacets() });
  dropExcluded(columns, request.not, language.vocabulary);
  const facets = filterAndCount(columns, request);
  const { rows } = columns.found;
  const from = (page - 1) * perPage;
  const order = { sort, near, isText: terms.key !== '' };
  const shown = pageOf(columns, rows, order, { from, to: from + perPage });
  return { ids: shown.flatMap((row) => columns.best[row]?.id ?? []), total: rows.length, facets };
}

function withoutFacets(): Partial<SearchFilters> {
  return Object.fromEntries(FACET_NAMES.map((name) => [FACETS[name].filter, []]));
}

/**
 * Finds names with the whole text, then names with all of its words but stop words, then what it was understood to
 * mean.
 */
function findTexts(columns: Columns, { terms, reading }: EngineRequest, language: WordsOfIndex): void {
  const { found } = columns;
  if (!reading) {
    findText(columns, readText(terms, language));
    return;
  }
  const earlier: Uint8Array[] = [];
  for (const [at, { terms: rest, filters, isAround }] of reading.meanings.entries()) {
    if (rest.key === '') findChosen(columns, filters);
    else findText(columns, readText(rest, language));
    dropFailing(columns, filters);
    found.shiftTiers(FIRST_TIERS + (isAround ? TIERS_OF_TEXT : 0));
    if (at < reading.meanings.length - 1) earlier.push(found.tiers.slice());
  }
  for (const tiers of earlier) found.addAll(tiers);
  findSignificantNames(columns, readText(reading.significant, language), terms.key);
  dropExcluded(columns, reading.not, language.vocabulary);
  findNames(columns, readName(terms, language.vocabulary));
  // "Sushi" in a name says no more than the cuisine: which of many places are found first is up to their score.
  if (reading.meanings.every(isCuisineOnly)) found.levelTiers(FIRST_TIERS + 1);
}

/** Starts from the rows of the most selective facet filter, or from all rows. */
function findChosen({ facets, found }: Columns, filters: SearchFilters): void {
  const [fewest] = FACET_NAMES.filter((name) => filters[FACETS[name].filter].length > 0)
    .map((name) => {
      const spans = filters[FACETS[name].filter].map((value) => rowsOf(facets[name], value));
      return { spans, count: spans.reduce((sum, { length }) => sum + length, 0) };
    })
    .sort((a, b) => a.count - b.count);
  if (!fewest) {
    found.findAll();
    return;
  }
  found.clear();
  for (const span of fewest.spans) for (const row of span) found.find(row, 1);
}

/** Drops the rows that fail any filter. */
function dropFailing(columns: Columns, filters: SearchFilters): void {
  const { best, facets, tags, rating, openMinutes, found } = columns;
  const { minRating, openAt, mayBeOpenAt, openOn, openedSince, area } = filters;
  for (const name of FACET_NAMES) {
    const chosen = filters[FACETS[name].filter];
    if (chosen.length === 0) continue;
    const { codes } = facets[name];
    const isChosen = chosenCodes(facets[name], chosen);
    found.keep((row) => isChosen[codes[row] ?? 0] === 1);
  }
  for (const marked of filters.tags.map((tag) => tags.get(tag))) {
    found.keep((row) => marked?.[row] === 1);
  }
  if (minRating !== null) found.keep((row) => (rating[row] ?? Number.NaN) >= minRating);
  if (openAt !== null) found.keep((row) => isOpen(openMinutes, row, openAt));
  if (mayBeOpenAt !== null) {
    found.keep((row) => !hasHours(openMinutes, row) || isOpen(openMinutes, row, mayBeOpenAt));
  }
  if (openOn !== null) found.keep((row) => best[row]?.openOn.includes(openOn) === true);
  if (openedSince !== null) found.keep((row) => (best[row]?.openedOn ?? '') >= openedSince);
  if (area !== null) found.keep((row) => isWithin(columns, row, area));
}

/** Drops the rows that have any of these. */
function dropExcluded(
  { best, facets, tags, words, found }: Columns,
  not: Exclusions,
  vocabulary: Vocabulary,
): void {
  for (const name of FACET_NAMES) {
    const excluded = not[FACETS[name].filter];
    if (excluded.length === 0) continue;
    const { codes } = facets[name];
    const isExcluded = chosenCodes(facets[name], excluded);
    found.keep((row) => isExcluded[codes[row] ?? 0] === 0);
  }
  const { openedBefore } = not;
  if (openedBefore !== null) found.keep((row) => (best[row]?.openedOn ?? openedBefore) >= openedBefore);
  for (const marked of not.tags.map((tag) => tags.get(tag))) found.keep((row) => marked?.[row] !== 1);
  for (const phrase of not.words) {
    const rowsOfWords = phrase.split(' ').map((word) => rowsWith(words, vocabulary.formsOf(word)));
    found.keep((row) => !rowsOfWords.every((rows) => rows.has(row)));
  }
}

function rowsWith(words: Columns['words'], numbers: readonly number[]): ReadonlySet<number> {
  const lists = FIELDS.flatMap((field) => numbers.map((number) => rowsOfKey(words[field], number)));
  return new Set(lists.flatMap((rows) => [...rows]));
}

/**
 * Applies the facet filters and counts each facet without its own: a row that fails only one filter counts for that
 * facet.
 */
function filterAndCount({ facets, found }: Columns, request: EngineRequest): Facets {
  const counts = byFacet((name) => new Int32Array(facets[name].values.length));
  const filters = FACET_NAMES.map((name) => ({ name, chosen: request[FACETS[name].filter] }))
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ name, chosen }) => ({
      codes: facets[name].codes,
      isChosen: chosenCodes(facets[name], chosen),
      counts: counts[name],
    }));
  if (filters.length > 0) {
    found.keep((row) => {
      let failures = 0;
      let failed: (typeof filters)[number] | undefined;
      for (const filter of filters) {
        if (filter.isChosen[filter.codes[row] ?? 0] === 1) continue;
        failures += 1;
        failed = filter;
      }
      if (failures === 1 && failed) addTo(failed.counts, failed.codes[row] ?? 0);
      return failures === 0;
    });
  }
  const { rows } = found;
  return byFacet((name) => {
    if (!request.facets.includes(name)) return [];
    countAll(facets[name].codes, rows, counts[name]);
    return listCounts(facets[name].values, counts[name]);
  });
}

function countAll(codes: Uint16Array, rows: Int32Array, counts: Int32Array): void {
  for (let index = 0; index < rows.length; index += 1) addTo(counts, codes[rows[index] ?? 0] ?? 0);
}

function addTo(counts: Int32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}

function rowsOf({ codeOf, rowsByCode }: CodedColumn, value: string): Int32Array {
  return rowsOfKey(rowsByCode, codeOf.get(value) ?? Infinity);
}

/** 1 for each chosen code. */
function chosenCodes({ values, codeOf }: CodedColumn, chosen: readonly string[]): Uint8Array {
  const codes = new Uint8Array(values.length);
  for (const value of chosen) {
    const code = codeOf.get(value);
    if (code !== undefined) codes[code] = 1;
  }
  return codes;
}

/** Sorted by count, then value (codes are in value order). */
function listCounts(values: readonly string[], counts: Int32Array): FacetCount[] {
  const counted: FacetCount[] = [];
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] ?? 0;
    if (count > 0) counted.push({ value: values[code] ?? '', count });
  }
  return counted.sort((a, b) => b.count - a.count);
}

function hasHours({ starts }: OpenMinutes, row: number): boolean {
  return starts[row] !== starts[row + 1];
}

function isOpen({ starts, minutes }: OpenMinutes, row: number, at: number): boolean {
  const end = starts[row + 1] ?? 0;
  for (let index = starts[row] ?? 0; index < end; index += 2) {
    if ((minutes[index] ?? Infinity) <= at && at < (minutes[index + 1] ?? 0)) return true;
  }
  return false;
}

/** About four inches: tolerance for the round trip from degrees to unit vectors. */
const ROUNDING = 1e-6;

function isWithin(
  { position: { x, y, z } }: Columns,
  row: number,
  { west, south, east, north }: Area,
): boolean {
  const latitude = degrees(Math.asin(z[row] ?? Number.NaN));
  const longitude = degrees(Math.atan2(y[row] ?? Number.NaN, x[row] ?? Number.NaN));
  return (
    latitude >= south - ROUNDING &&
    latitude <= north + ROUNDING &&
    longitude >= west - ROUNDING &&
    longitude <= east + ROUNDING
  );
}
