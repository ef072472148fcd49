import { beginsKind, kindsOf } from '../dish-kinds.ts';
import { inOtherNumber } from '../grammatical-number.ts';
import type { IndexedRestaurant } from '../indexed-restaurant.ts';
import { searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { joinFilters, type Understood } from '../understanding/give-way.ts';

/**
 * Why a place is in an answer: a dish, tags, words of its description; the minute of the week at which it closes, a
 * holiday on which it is open, or the day on which it opened (YYYY-MM-DD).
 */
export type Evidence =
  | { readonly kind: 'dish' | 'tag' | 'says' | 'openOn' | 'opened'; readonly value: string }
  | { readonly kind: 'openUntil'; readonly value: number };

/** What evidence is taken from. */
export interface Witness extends Pick<IndexedRestaurant, 'tags' | 'openedOn'> {
  readonly dishes: readonly string[];
  readonly description: string;
  /** Only read where a time was asked: working it out takes as long as the rest. */
  readonly times: () => Pick<IndexedRestaurant, 'openMinutes' | 'openOn'>;
}

/** An asked word in singular and plural; a word that starts with any of them matches. */
type Forms = readonly string[];

/** Looks for what was asked and didn't give way, in the order of the query. `now`: minutes since Monday 00:00. */
export function evidenceFinder(
  { parts, texts, wordsGivenUp }: Understood,
  { fold, now }: { readonly fold: Fold; readonly now: number },
): (place: Witness) => Evidence[] {
  const wordsIn = (text: string) => wordsOf(searchKey(fold, text));
  const wantedIn = (words: readonly string[]) => {
    const all: readonly Forms[] = words.map((word) => [word, ...inOtherNumber(word)]);
    // Reading the kinds of every dish takes longer than all else here, and most words are none.
    return { all, mayBeKind: all.some((forms) => forms.some(beginsKind)) };
  };
  /** Most texts have none of the letters, and taking a text apart takes ten times as long. */
  const mayHave = (text: string, wanted: readonly Forms[]) => {
    const folded = fold(text);
    return wanted.every((forms) => forms.some((form) => folded.includes(form)));
  };
  const asked = joinFilters(parts.filter(({ hasGivenWay, isNot }) => !hasGivenWay && !isNot));
  const givenUp = new Set(wordsIn(wordsGivenUp));
  const sides = texts.map((text) => wantedIn(wordsIn(text).filter((word) => !givenUp.has(word))));
  const wantedTags = asked.tags.map((tag) => ({ tag, wanted: wantedIn(wordsIn(tag)) }));
  const minute = asked.openAt ?? asked.mayBeOpenAt ?? now;
  // Cards say how long a place is open now.
  const isTimed = minute !== now;

  return (place) => {
    const { dishes, description, tags: had, openedOn } = place;
    const said = ({ all, mayBeKind }: ReturnType<typeof wantedIn>): Evidence[] => {
      if (all.length === 0) return [];
      const likely = mayHave(dishes.join(' '), all) ? dishes : [];
      const dish =
        likely.find((one) => mayHave(one, all) && hasAll(wordsIn(one), all)) ??
        dishes.find((one) => mayBeKind && hasAll([...wordsIn(one), ...kindsOf(fold, [one])], all));
      if (dish !== undefined) return [{ kind: 'dish', value: dish }];
      const words = mayHave(description, all) ? quote(description, all, wordsIn) : null;
      return words === null ? [] : [{ kind: 'says', value: words }];
    };
    const { openMinutes = [], openOn = [] } = isTimed || asked.openOn ? place.times() : {};
    const openThen = openMinutes.filter(({ from, to }) => isTimed && from <= minute && minute < to);
    return [
      ...sides.flatMap(said),
      ...wantedTags.flatMap(({ tag, wanted }): Evidence[] =>
        had.includes(tag) ? [{ kind: 'tag', value: tag }] : said(wanted),
      ),
      ...openThen.map(({ to }): Evidence => ({ kind: 'openUntil', value: to })),
      ...openOn.filter((date) => date === asked.openOn).map((value): Evidence => ({ kind: 'openOn', value })),
      ...(openedOn === null || !asked.openedSince ? [] : [{ kind: 'opened', value: openedOn } as const]),
    ];
  };
}

function hasAll(words: readonly string[], wanted: readonly Forms[]): boolean {
  return wanted.every((forms) => words.some((word) => forms.some((form) => word.startsWith(form))));
}

/** All wanted words stand within so many words of a text; some more are shown after them. */
const CLOSE_WORDS = 5;
const WORDS_AFTER = 3;

/** The words of a text around the first place where all wanted words are close; null if there is none. */
function quote(text: string, wanted: readonly Forms[], wordsIn: (text: string) => string[]): string | null {
  const words = text.split(/\s+/);
  const folded = words.map(wordsIn);
  const from = words.findIndex((_, at) => hasAll(folded.slice(at, at + CLOSE_WORDS).flat(), wanted));
  if (from < 0) return null;
  const to = from + CLOSE_WORDS + WORDS_AFTER;
  return [from > 0 ? '… ' : '', words.slice(from, to).join(' '), to < words.length ? ' …' : ''].join('');
}
