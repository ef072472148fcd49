import { inOtherNumber } from '../grammatical-number.ts';
import { FACET_NAMES, FACETS, type Exclusions, type FacetName, type SearchFilters } from '../query.ts';
import { dayNumber, markValue, MAX_OPEN_SPANS } from './indexed-document.ts';

/** Conditions are ANDed; those in a nested list are ORed. */
export type Conditions = readonly (string | string[])[];

/** The filters of a request, optionally without the one of a facet. */
export function conditionsOf(filters: SearchFilters, except?: FacetName): Conditions {
  const facets = FACET_NAMES.filter((name) => name !== except);
  return [
    ...facets.flatMap((name) => isAnyOf(name, filters[FACETS[name].filter])),
    ...filters.tags.flatMap((tag) => isAnyOf('tags', [tag])),
    ...(filters.minRating === null ? [] : [`rating >= ${filters.minRating}`]),
    ...(filters.openAt === null ? [] : [openSpans(filters.openAt)]),
    ...(filters.mayBeOpenAt === null ? [] : [[...openSpans(filters.mayBeOpenAt), 'openFrom0 NOT EXISTS']]),
    ...exclusionsOf(filters.not),
    ...(filters.openOn === null ? [] : [`openOn = ${quote(filters.openOn)}`]),
    ...(filters.openedSince === null ? [] : [`openedOn >= ${dayNumber(filters.openedSince)}`]),
  ];
}

/** Excludes places that have any of these. */
export function exclusionsOf(not: Exclusions): string[] {
  const hasWord = (word: string) => `words IN [${[word, ...inOtherNumber(word)].map(quote).join(', ')}]`;
  return [
    ...FACET_NAMES.flatMap((name) => isAnyOf(name, not[FACETS[name].filter])),
    ...isAnyOf('tags', not.tags),
    ...(not.openedBefore === null ? [] : [`openedOn < ${dayNumber(not.openedBefore)}`]),
    ...not.words.map((phrase) => phrase.split(' ').map(hasWord).join(' AND ')),
  ].map((condition) => `NOT (${condition})`);
}

/** Matches names that contain a text made only of punctuation. */
export const hasSigns = (key: string): string => `signs STARTS WITH ${quote(key)}`;

function isAnyOf(field: string, values: readonly string[]): string[] {
  const quoted = values.map((value) => quote(markValue(value)));
  return quoted.length === 0 ? [] : [`${field} IN [${quoted.join(', ')}]`];
}

function openSpans(minute: number): string[] {
  return Array.from(
    { length: MAX_OPEN_SPANS },
    (_, index) => `openFrom${index} <= ${minute} AND openTo${index} > ${minute}`,
  );
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
