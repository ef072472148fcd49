import type { Snapshot } from './memory/snapshot.ts';
import { EVERYTHING, FACETS, type FacetCount, type SearchRequest } from './query.ts';
import { searchKey, tierOf, type Fold } from './search-terms.ts';
import type { UnderstoodAnswer } from './understanding/give-way.ts';
import words from './understanding/words.json' with { type: 'json' };

export interface Suggestions {
  readonly ids: readonly number[];
  readonly cuisines: readonly FacetCount[];
  readonly neighborhoods: readonly FacetCount[];
  /** Searches that complete the last word of the text, by count. */
  readonly completions: readonly Completion[];
}

interface Completion extends FacetCount {
  /** Its count is of this minute. */
  readonly isTimed: boolean;
  /** The cuisine or neighborhood that completes it, or the search itself. */
  readonly name: string;
}

interface SuggestOptions {
  readonly fold: Fold;
  readonly search: (request: SearchRequest) => Promise<UnderstoodAnswer>;
  readonly snapshot: Pick<Snapshot, 'facets' | 'lexicon' | 'dishesBeginningWith'>;
  /** How many places. */
  readonly most: number;
  /** The current minute since Monday 00:00, local time in the city. */
  readonly now: number;
}

/** Fewer letters begin too many dishes to guess one. */
const SHORTEST = 2;
/** Each is counted by a search, on every keystroke. */
const MAX_SEARCHES = 4;
const MAX_COMPLETED = 13;
const LAST_WORD = /^(.*\s)(\S+)$/s;

/** Suggests places, names (all that match, best first) and searches for a partly typed text. */
export async function suggestFor(text: string, options: SuggestOptions): Promise<Suggestions> {
  const { fold, search, snapshot, most } = options;
  const { facets: all, lexicon } = snapshot;
  const [answer, completions] = await Promise.all([
    search({ ...EVERYTHING, text, sort: 'relevance', perPage: most, facets: [] }),
    searchesFor(text, options),
  ]);
  const namesOf = (kind: 'cuisine' | 'neighborhood') => {
    const named = matchNames(fold, text, all[kind]);
    // If no name contains the text: what another name of it begins with, or what it was understood as.
    const others = [...lexicon.beginningWith(text), ...answer.understood.parts.filter(({ isNot }) => !isNot)];
    const values = new Set(others.flatMap(({ filters }) => filters[FACETS[kind].filter] ?? []));
    const meant = all[kind].filter(({ value }) => values.has(value));
    return named.length > 0 ? named : meant;
  };
  return {
    ids: answer.ids,
    cuisines: namesOf('cuisine'),
    neighborhoods: namesOf('neighborhood'),
    completions,
  };
}

/**
 * What people look for in any city, and the dishes of this one, from the beginning of a word on; then completions. Leaves
 * out what nothing has: no suggestion leads to an empty list, or to one for which something gave way.
 */
async function searchesFor(text: string, options: SuggestOptions): Promise<Completion[]> {
  const { fold, search, snapshot, now } = options;
  const key = fold(text.trim());
  const usual = words.suggested.split(', ').filter((each) => ` ${each}`.includes(` ${key}`));
  const known = key.length < SHORTEST ? [] : [...usual, ...snapshot.dishesBeginningWith(text, MAX_SEARCHES)];
  const whole = [...new Set(known)].slice(0, MAX_SEARCHES).map((value) => ({ value, name: value }));
  const searches = [...whole, ...(await completionsOf(text, options))];
  const counted = await Promise.all(
    searches.map(async ({ value, name }): Promise<Completion> => {
      // Not by relevance: a count needs no ranking.
      const request = { ...EVERYTHING, text: value, now, perPage: 1, facets: [] };
      const { total, understood } = await search(request);
      const { parts, wordsGivenUp } = understood;
      const isWhole = wordsGivenUp === '' && !parts.some(({ hasGivenWay }) => hasGivenWay);
      const isTimed = parts.some(({ kind }) => kind === 'time');
      return { value, name, count: isWhole ? total : 0, isTimed };
    }),
  );
  return counted.filter(({ count }) => count > 0);
}

/** "pizza in c": searches for the text before the last word, and offers the names with hits that complete it. */
async function completionsOf(text: string, { fold, search }: SuggestOptions) {
  const [, before = '', last = ''] = LAST_WORD.exec(text.trim()) ?? [];
  if (last === '') return [];
  const { understood, facets, total } = await search({ ...EVERYTHING, text: before, perPage: 1 });
  const kinds = understood.parts.map(({ kind }) => kind);
  if (total === 0 || kinds.length === 0) return [];
  const start = fold(last);
  return (['neighborhood', 'cuisine'] as const)
    .flatMap((kind) => (kinds.includes(kind) ? [] : facets[kind]))
    .filter(({ value }) => fold(value).startsWith(start))
    .slice(0, MAX_COMPLETED)
    .map(({ value: name }) => ({ value: before + name, name }));
}

/** Names that contain the text after folding: exact matches first, then prefixes, word starts and the rest; then by count. */
export function matchNames(fold: Fold, text: string, names: readonly FacetCount[]): FacetCount[] {
  const key = searchKey(fold, text);
  if (key === '') return [];
  return names
    .map((name) => ({ name, tier: tierOf(searchKey(fold, name.value), key) }))
    .filter(({ tier }) => tier > 0)
    .sort((a, b) => a.tier - b.tier || b.name.count - a.name.count)
    .map(({ name }) => name);
}
