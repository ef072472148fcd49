import { FACET_NAMES, FACETS, type FacetName, type SearchFilters } from '../query.ts';
import { markValue } from './exact-value.ts';
import { MOST_OPEN_SPANS } from './indexed-document.ts';

/** All of the conditions, of each list any. */
export type Conditions = readonly (string | string[])[];

/** The filters of a request, less the one of a facet. */
export function conditionsOf(filters: SearchFilters, except?: FacetName): Conditions {
  const facets = FACET_NAMES.filter((name) => name !== except);
  return [
    ...facets.flatMap((name) => isAnyOf(name, filters[FACETS[name].filter])),
    ...isAnyOf('tags', filters.tags),
    ...filters.needs.flatMap((tag) => isAnyOf('tags', [tag])),
    ...(filters.minRating === null ? [] : [`rating >= ${filters.minRating}`]),
    ...(filters.openAt === null ? [] : [openSpans(filters.openAt)]),
  ];
}

/** For a text of signs, which are no words: its name has them. */
export const hasSigns = (key: string): string => `signs STARTS WITH ${quote(key)}`;

function isAnyOf(field: string, values: readonly string[]): string[] {
  const quoted = values.map((value) => quote(markValue(value)));
  return quoted.length === 0 ? [] : [`${field} IN [${quoted.join(', ')}]`];
}

function openSpans(minute: number): string[] {
  return Array.from(
    { length: MOST_OPEN_SPANS },
    (_, index) => `openFrom${index} <= ${minute} AND openTo${index} > ${minute}`,
  );
}

/** A text as a value of a filter: nothing in it ends the value or means something else. */
function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
