import type { Suggestions } from '#contract/search';
import { writeQuery } from '#contract/write-query';
import * as texts from '#texts';
import { paths } from '../../paths.ts';
import { holdSeparators } from '../../ui/hold-separators.ts';

export interface Suggestion {
  readonly path: string;
  readonly name: string;
  /** Distinguishes entries of the same name. */
  readonly note: string;
}

export interface SuggestionGroup {
  readonly value: string;
  readonly items: Suggestion[];
}

/**
 * Suggestions in the groups of the list under the search box, without empty groups; each links to a page. Searches come
 * first, places before names unless a name matches better.
 */
export function suggestionGroups({
  restaurants,
  cuisines,
  neighborhoods,
  completions,
  namesFirst,
}: Suggestions): SuggestionGroup[] {
  const named = (value: string, names: Suggestions['cuisines'], pathOf: (name: string) => string) => ({
    value,
    items: names.map((one) => ({
      path: pathOf(one.value),
      name: one.value,
      note: texts.words.restaurants({ count: one.count }),
    })),
  });
  const places: SuggestionGroup = {
    value: texts.suggest.restaurants(),
    items: restaurants.map(({ id, name, category, neighborhood }) => ({
      path: paths.restaurant(id),
      name,
      note: holdSeparators(`${category} · ${neighborhood}`),
    })),
  };
  const searches = named(texts.suggest.searches(), completions, (q) => paths.home + writeQuery({ q }));
  const names = [
    named(texts.pages.cuisines(), cuisines, paths.cuisine),
    named(texts.pages.neighborhoods(), neighborhoods, paths.neighborhood),
  ];
  const groups = [searches, ...(namesFirst ? [...names, places] : [places, ...names])];
  return groups.filter(({ items }) => items.length > 0);
}
