import { FIELDS } from '../place-words.ts';
import { FACET_NAMES, FACETS, type Exclusions, type SearchFilters } from '../query.ts';
import type { Columns } from './columns.ts';
import type { PlaceRecord } from './place-record.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Test = (place: PlaceRecord, row: number) => boolean;

/** What a place must pass: all filters but `not`. Empty: every place does. */
export function testsOf(filters: SearchFilters, isOpenAt: Columns['isOpenAt']): readonly Test[] {
  const { tags, minRating, openAt, mayBeOpenAt, openOn, openedSince, area } = filters;
  const tests: Test[] = FACET_NAMES.flatMap((name) => {
    const chosen = filters[FACETS[name].filter];
    return chosen.length === 0 ? [] : ({ facets }) => chosen.includes(facets[name] ?? '');
  });
  if (tags.length > 0) tests.push((place) => tags.every((tag) => place.tags.includes(tag)));
  if (minRating !== null) tests.push(({ rating }) => rating !== null && rating >= minRating);
  if (openAt !== null) tests.push((_, row) => isOpenAt(row, openAt));
  if (mayBeOpenAt !== null)
    tests.push(({ openMinutes }, row) => openMinutes.length === 0 || isOpenAt(row, mayBeOpenAt));
  if (openOn !== null) tests.push((place) => place.openOn.includes(openOn));
  if (openedSince !== null) tests.push(({ openedOn }) => (openedOn ?? '') >= openedSince);
  if (area !== null) {
    const { west, south, east, north } = area;
    tests.push(
      ({ at }) =>
        at !== null &&
        at.latitude >= south &&
        at.latitude <= north &&
        at.longitude >= west &&
        at.longitude <= east,
    );
  }
  return tests;
}

/** The same for what it must not have. */
export function testsAgainst(not: Exclusions, vocabulary: Vocabulary): readonly Test[] {
  const { openedBefore } = not;
  const tests: Test[] = FACET_NAMES.flatMap((name) => {
    const excluded = not[FACETS[name].filter];
    return excluded.length === 0 ? [] : ({ facets }) => !excluded.includes(facets[name] ?? '');
  });
  if (openedBefore !== null) tests.push(({ openedOn }) => (openedOn ?? openedBefore) >= openedBefore);
  if (not.tags.length > 0) tests.push(({ tags }) => !not.tags.some((tag) => tags.includes(tag)));
  for (const phrase of not.words) {
    const words = phrase.split(' ').map((word) => vocabulary.formsOf(word));
    tests.push(
      (place) =>
        !words.every((forms) =>
          FIELDS.some((field) => forms.some((form) => place.words[field].includes(form))),
        ),
    );
  }
  return tests;
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
