import { FIELDS } from '../place-words.ts';
import { FACET_NAMES, FACETS, type Exclusions, type FacetFilter, type SearchFilters } from '../query.ts';
import type { Columns } from './columns.ts';
import type { PlaceRecord } from './place-record.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Test = (place: PlaceRecord, row: number) => boolean;

/** What a place must pass: all filters but `not`. Empty: every place does. */
export function testsOf(filters: SearchFilters, isOpenAt: Columns['isOpenAt']): readonly Test[] {
  const { tags, minRating, openAt, mayBeOpenAt, openOn, openedSince, area } = filters;
  const tests = [...facetTests(filters), ...tags.map(hasTag)];
  if (minRating !== null) tests.push(({ rating }) => rating !== null && rating >= minRating);
  if (openAt !== null) tests.push((_, row) => isOpenAt(row, openAt));
  if (mayBeOpenAt !== null)
    tests.push(({ openMinutes }, row) => openMinutes.length === 0 || isOpenAt(row, mayBeOpenAt));
  if (openOn !== null) tests.push((place) => place.openOn.includes(openOn));
  if (openedSince !== null) tests.push(({ openedOn }) => (openedOn ?? '') >= openedSince);
  if (area !== null) {
    const { west, south, east, north } = area;
    const isBetween = (least: number, value: number, most: number) => least <= value && value <= most;
    tests.push(
      ({ at }) => at !== null && isBetween(south, at.latitude, north) && isBetween(west, at.longitude, east),
    );
  }
  return tests;
}

/** The same for what it must not have. */
export function testsAgainst(not: Exclusions, vocabulary: Vocabulary): readonly Test[] {
  const { openedBefore } = not;
  const had = [...facetTests(not), ...not.tags.map(hasTag)];
  if (openedBefore !== null) had.push(({ openedOn }) => openedOn !== null && openedOn < openedBefore);
  for (const phrase of not.words) {
    const words = phrase.split(' ').map((word) => vocabulary.formsOf(word));
    had.push(({ words: of }) =>
      words.every((forms) => FIELDS.some((field) => forms.some((form) => of[field].includes(form)))),
    );
  }
  return had.map((test) => (place, row) => !test(place, row));
}

/** A place has one value of each facet: any of the chosen ones will do. */
function facetTests(filters: Pick<SearchFilters, FacetFilter>): Test[] {
  return FACET_NAMES.flatMap((name) => {
    const chosen = filters[FACETS[name].filter];
    return chosen.length === 0 ? [] : ({ facets }) => chosen.includes(facets[name] ?? '');
  });
}

function hasTag(tag: string): Test {
  return ({ tags }) => tags.includes(tag);
}

/** Whether a place passes all of them. For loops over all rows: an iterator would make an object for each. */
export function passing({ best }: Columns, tests: readonly Test[]): (row: number) => boolean {
  return (row) => {
    const place = best[row];
    let at = 0;
    while (place && tests[at]?.(place, row)) at += 1;
    return at === tests.length;
  };
}
