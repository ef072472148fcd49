import { matchNames } from './match-names.ts';
import { EVERYTHING, FACETS, type FacetCount, type Facets, type SearchRequest } from './query.ts';
import type { Fold } from './search-terms.ts';
import type { UnderstoodAnswer } from './understanding/give-way.ts';

export interface Suggestions {
  readonly ids: readonly number[];
  readonly cuisines: readonly FacetCount[];
  readonly neighborhoods: readonly FacetCount[];
  /** Searches that complete the last word of the text, by count. */
  readonly completions: readonly Completion[];
}

interface Completion extends FacetCount {
  /** The cuisine or neighborhood that completes it. */
  readonly name: string;
}

interface SuggestOptions {
  readonly fold: Fold;
  readonly search: (request: SearchRequest) => Promise<UnderstoodAnswer>;
  readonly facets: () => Promise<Facets>;
  readonly most: { readonly places: number; readonly names: number };
}

const LAST_WORD = /^(.*\s)(\S+)$/s;

/** Suggests places, names and searches for a partly typed text. */
export async function suggestFor(text: string, options: SuggestOptions): Promise<Suggestions> {
  const { fold, search, facets, most } = options;
  const [answer, all, completions] = await Promise.all([
    search({ ...EVERYTHING, text, sort: 'relevance', perPage: most.places, facets: [] }),
    facets(),
    completionsOf(text, options),
  ]);
  const namesOf = (kind: 'cuisine' | 'neighborhood') => {
    // If no name contains the text, fall back to what it was understood as (a typo or an alias).
    const meant = answer.understood.parts.flatMap((part) =>
      part.kind === kind
        ? all[kind].filter(({ value }) => value === part.filters[FACETS[kind].filter]?.[0])
        : [],
    );
    const named = matchNames(fold, text, all[kind]);
    return (named.length > 0 ? named : meant).slice(0, most.names);
  };
  return {
    ids: answer.ids,
    cuisines: namesOf('cuisine'),
    neighborhoods: namesOf('neighborhood'),
    completions,
  };
}

/** "pizza in c": searches for the text before the last word, and offers the names with hits that complete it. */
async function completionsOf(text: string, { fold, search, most }: SuggestOptions): Promise<Completion[]> {
  const [, before = '', last = ''] = LAST_WORD.exec(text.trim()) ?? [];
  if (last === '') return [];
  const { understood, facets, total } = await search({
    ...EVERYTHING,
    text: before,
    sort: 'relevance',
    perPage: 1,
  });
  const kinds = understood.parts.map(({ kind }) => kind);
  if (total === 0 || kinds.length === 0) return [];
  const open = (['neighborhood', 'cuisine'] as const).filter((kind) => !kinds.includes(kind));
  const start = fold(last);
  const names = open
    .flatMap((kind) => facets[kind].filter(({ value }) => fold(value).startsWith(start)))
    .slice(0, most.names);
  return Promise.all(
    names.map(async ({ value: name }) => {
      const value = before + name;
      const completed = await search({
        ...EVERYTHING,
        text: value,
        sort: 'relevance',
        perPage: 1,
        facets: [],
      });
      return { value, name, count: completed.total };
    }),
  );
}
