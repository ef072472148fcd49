import type { Suggestions } from '#contract/search';
import { placeCountLabel } from '#domain/words/headings';
import { paths } from '../../paths.ts';

export interface Suggestion {
  readonly path: string;
  readonly name: string;
  /** Tells entries of the same name apart. */
  readonly note: string;
}

export interface SuggestionGroup {
  readonly value: string;
  readonly items: Suggestion[];
}

/** Suggestions as shown in the list: non-empty groups of links to pages. */
export function suggestionGroups({ restaurants, cuisines, neighborhoods }: Suggestions): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      value: 'Restaurants',
      items: restaurants.map(({ id, name, category, neighborhood }) => ({
        path: paths.restaurant(id),
        name,
        note: `${category} · ${neighborhood}`,
      })),
    },
    {
      value: 'Cuisines',
      items: cuisines.map(({ value, count }) => ({
        path: paths.cuisine(value),
        name: value,
        note: placeCountLabel(count),
      })),
    },
    {
      value: 'Neighborhoods',
      items: neighborhoods.map(({ value, count }) => ({
        path: paths.neighborhood(value),
        name: value,
        note: placeCountLabel(count),
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
