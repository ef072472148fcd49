import type { EngineRequest } from '../engine.ts';
import {
  LISTED_FILTERS,
  NO_FILTERS,
  type Coordinates,
  type ListedFilter,
  type SearchAnswer,
  type SearchFilters,
  type SearchRequest,
  type SearchSort,
} from '../query.ts';
import { readTerms, searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { nextPrices } from './next-prices.ts';
import type { Meaning, PartKind } from './phrases.ts';
import type { Part, Understanding } from './understand.ts';

export interface AnsweredPart extends Part {
  readonly hasGivenWay: boolean;
  /** What was looked for in the place of a part that has given way. */
  readonly instead: Meaning | null;
}

/** A query as it was answered. */
export interface Understood {
  readonly parts: readonly AnsweredPart[];
  /** What was looked for as text. */
  readonly text: string;
  /** Words of the text that have given way: nothing has them and the rest. */
  readonly wordsGivenUp: string;
}

export interface UnderstoodAnswer extends SearchAnswer {
  readonly understood: Understood;
}

/** Needs without which somebody cannot eat there, as against parking or a table outside. */
const MUSTS: ReadonlySet<string> = new Set([
  'vegetarian',
  'vegan',
  'gluten free',
  'halal',
  'kosher',
  'wheelchair access',
]);

type Rank = PartKind | 'must' | 'text';

/**
 * What is given up first: a price or an hour tells less of what somebody wants than a place, that less than a dish, and a
 * dish less than what they must have.
 */
const LEAST_TELLING: readonly Rank[] = [
  'time',
  'price',
  'occasion',
  'feature',
  'neighborhood',
  'text',
  'cuisine',
  'must',
];

interface Asking {
  readonly fold: Fold;
  /** Words in use. */
  readonly isWord: (word: string) => boolean;
  /** Where a neighborhood is. */
  readonly middleOf: (neighborhood: string) => Coordinates | null;
  readonly ask: (request: EngineRequest) => Promise<SearchAnswer>;
}

/** What is asked for without some of it. */
interface Concession {
  readonly ranks: ReadonlySet<Rank>;
  /** A price gives way to the next ones. */
  readonly toNextPrices: boolean;
  readonly text: string;
}

/**
 * The answer to a request that was understood. Where nothing has all parts, the least telling one gives way, or the next
 * one, alone or with those that tell less; last of all single words of a text. A price gives way to the next one first.
 * Without a neighborhood, what is closest to it comes first.
 */
export async function answerUnderstood(
  asking: Asking,
  understanding: Understanding,
  request: SearchRequest,
): Promise<UnderstoodAnswer> {
  const whole = await askWithout(asking, understanding, request, NOTHING_GIVEN(understanding));
  if (whole.total > 0) return whole;
  for (const concession of concessions(asking, understanding)) {
    const answer = await askWithout(asking, understanding, request, concession);
    if (answer.total > 0) return answer;
  }
  return whole;
}

const NOTHING_GIVEN = ({ text }: Understanding): Concession => ({
  ranks: new Set(),
  toNextPrices: false,
  text,
});

async function askWithout(
  { ask, fold, middleOf }: Asking,
  understanding: Understanding,
  { text, plain: _plain, now: _now, ...request }: SearchRequest,
  given: Concession,
): Promise<UnderstoodAnswer> {
  const left = understanding.parts.filter((part) => given.ranks.has(rankOf(part)));
  const isNearMe = request.near !== null && understanding.parts.some((part) => part.isNearest);
  const place = isNearMe || request.sort !== 'relevance' ? null : firstPlace(left, middleOf);
  const parts = understanding.parts.map((part): AnsweredPart => {
    const hasGivenWay = left.includes(part);
    if (hasGivenWay && part === place?.part) return { ...part, hasGivenWay, instead: closestTo(place.name) };
    const isNext = hasGivenWay && given.toNextPrices && part.kind === 'price';
    return { ...part, hasGivenWay, instead: isNext ? nextTo(part) : null };
  });
  const kept = parts.flatMap((part): readonly Meaning[] => {
    if (!part.hasGivenWay) return [part];
    return part.instead ? [part.instead] : [];
  });
  const near = place?.middle ?? request.near;
  const sort = request.sort === 'relevance' && (isNearMe || place) ? 'distance' : request.sort;
  const isAsTyped = parts.length === 0 && given.text === text;
  const filters = joinFilters(kept);
  // "near Canton or Hampden": what was named itself is not just around.
  const around = [...new Set(kept.flatMap((part) => part.around ?? []))].filter(
    (name) => !filters.neighborhoods.includes(name),
  );
  const reading = isAsTyped
    ? undefined
    : {
        terms: readTerms(fold, given.text),
        telling: readTerms(fold, understanding.telling),
        filters,
        around,
      };
  const answer = await ask({ ...request, near, sort, terms: readTerms(fold, text), reading });
  const words = new Set(given.text.split(' '));
  const wordsGivenUp = understanding.text.split(' ').filter((word) => !words.has(word));
  const best = bestLabel(sort, given.text === '' && around.length === 0);
  return {
    ...answer,
    understood: {
      parts: parts.map((part) => (part.kind === 'order' ? { ...part, label: best } : part)),
      text: understanding.text,
      wordsGivenUp: wordsGivenUp.join(' '),
    },
  };
}

interface NamedPlace {
  readonly part: Part;
  readonly name: string;
  readonly middle: Coordinates;
}

/** The first of the parts that is a neighborhood of which it is known where it is. */
function firstPlace(parts: readonly Part[], middleOf: Asking['middleOf']): NamedPlace | null {
  for (const part of parts) {
    for (const name of part.filters.neighborhoods ?? []) {
      const middle = middleOf(name);
      if (middle) return { part, name, middle };
    }
  }
  return null;
}

function closestTo(neighborhood: string): Meaning {
  return { kind: 'neighborhood', label: `Closest to ${neighborhood} first`, filters: {} };
}

function nextTo({ kind, filters }: Part): Meaning {
  const prices = nextPrices(filters.prices ?? []);
  return { kind, label: prices.join(' or '), filters: { prices } };
}

/** "best" is an order of what is found alike: names come before dishes (decisions §6), "in" before "around". */
function bestLabel(sort: SearchSort, isAllAlike: boolean): string {
  if (sort === 'best' || (sort === 'relevance' && isAllAlike)) return 'Best first';
  return sort === 'relevance' ? 'Best matches first' : 'Best';
}

/** Most searches for one answer: for ten unknown words it is enough to say that nothing has them. */
const MOST_CONCESSIONS = 12;

function rankOf({ kind, filters }: Part): Rank {
  return filters.needs?.some((need) => MUSTS.has(need)) ? 'must' : kind;
}

/** What can be given up: one rank, the same with all that tells less, the next one ... then words; of all only the time. */
function concessions(asking: Asking, { parts, text }: Understanding): Concession[] {
  const present = LEAST_TELLING.filter((rank) =>
    rank === 'text' ? text !== '' : parts.some((part) => rankOf(part) === rank),
  );
  const give = (ranks: readonly Rank[]): Concession[] => {
    const concession = {
      ranks: new Set(ranks),
      text: ranks.includes('text') ? '' : text,
      toNextPrices: false,
    };
    return ranks.includes('price') ? [{ ...concession, toNextPrices: true }, concession] : [concession];
  };
  const ofRanks = present.flatMap((last, index) => {
    // Before something more telling is given up, all that tells less goes. At night nothing may be open, whatever it is.
    const sets = (index === 0 ? [[last]] : [[last], present.slice(0, index + 1)]).filter(
      (ranks) => ranks.length < present.length || ranks.every((rank) => rank === 'time'),
    );
    return sets.flatMap(give);
  });
  const ofWords = textsWithoutAWord(asking, text).map((fewer) => ({
    ranks: new Set<Rank>(),
    toNextPrices: false,
    text: fewer,
  }));
  return [...ofRanks, ...ofWords].slice(0, Math.max(MOST_CONCESSIONS, ofRanks.length));
}

/** The text without words that no place has; then without one word each, the shortest first. */
function textsWithoutAWord({ fold, isWord }: Asking, text: string): string[] {
  const words = text.split(/\s+/);
  const inUse = words.filter((word) => wordsOf(searchKey(fold, word)).every(isWord));
  const shortestFirst = words.toSorted((a, b) => a.length - b.length);
  const texts = [inUse, ...shortestFirst.map((left) => words.filter((word) => word !== left))];
  return texts.filter(({ length }) => length > 0 && length < words.length).map((few) => few.join(' '));
}

/** Several values of one filter mean OR. */
function joinFilters(parts: readonly Meaning[]): SearchFilters {
  const all = parts.map(({ filters }) => filters);
  const valuesOf = (name: ListedFilter) => [...new Set(all.flatMap((filters) => filters[name] ?? []))];
  return {
    ...NO_FILTERS,
    ...Object.fromEntries(LISTED_FILTERS.map((name) => [name, valuesOf(name)])),
    openAt: all.find(({ openAt }) => openAt !== undefined)?.openAt ?? null,
  };
}
