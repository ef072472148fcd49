import type { EngineRequest } from '../engine.ts';
import {
  facetFilters,
  FACETS,
  NO_EXCLUSIONS,
  NO_FILTERS,
  type Coordinates,
  type FacetFilter,
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
  /** What replaced a part that was dropped. */
  readonly instead: Meaning | null;
}

/** How a query was interpreted and what was dropped from it. */
export interface Understood {
  readonly parts: readonly AnsweredPart[];
  /** The part of the query searched for as text. */
  readonly text: string;
  /** Words dropped from the text, because no place matches them together with the rest. */
  readonly wordsGivenUp: string;
}

export interface UnderstoodAnswer extends SearchAnswer {
  readonly understood: Understood;
}

/** Needs without which someone can't eat there, unlike parking or outdoor seating. */
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
 * The order in which parts are dropped. A price or an hour matters less to a diner than the place, the place less than
 * the dish, and the dish less than what they must have.
 */
const DROP_ORDER: readonly Rank[] = [
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
  /** Whether any place has the word. */
  readonly isWord: (word: string) => boolean;
  /** The center of a neighborhood. */
  readonly middleOf: (neighborhood: string) => Coordinates | null;
  readonly ask: (request: EngineRequest) => Promise<SearchAnswer>;
}

/** A query without some of its parts. */
interface Concession {
  readonly ranks: ReadonlySet<Rank>;
  /** Replace prices with the adjacent ones. */
  readonly toNextPrices: boolean;
  readonly text: string;
}

/**
 * Answers an interpreted request. If nothing matches all parts, drops the least important one, then the next one alone,
 * then both, and so on; finally single words of the text. Prices are first replaced with the adjacent ones. If a
 * neighborhood is dropped, the closest places come first.
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
  // "near Canton or Hampden": a named neighborhood isn't merely nearby.
  const around = [...new Set(kept.flatMap((part) => part.around ?? []))].filter(
    (name) => !filters.neighborhoods.includes(name),
  );
  const reading = isAsTyped
    ? undefined
    : {
        meanings: [
          { terms: readTerms(fold, given.text), filters, isAround: false },
          ...(around.length === 0
            ? []
            : [
                {
                  terms: readTerms(fold, given.text),
                  filters: { ...filters, neighborhoods: around },
                  isAround: true,
                },
              ]),
        ],
        significant: readTerms(fold, understanding.significant),
        not: NO_EXCLUSIONS,
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

/** The first neighborhood among the parts whose location is known. */
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

/** "Best" sorts within each tier: names still come before dishes (decisions §6), "in" before "around". */
function bestLabel(sort: SearchSort, isAllAlike: boolean): string {
  if (sort === 'best' || (sort === 'relevance' && isAllAlike)) return 'Best first';
  return sort === 'relevance' ? 'Best matches first' : 'Best';
}

/** Maximum number of retries: with ten unknown words, an empty answer is fine. */
const MAX_CONCESSIONS = 12;

function rankOf({ kind, filters }: Part): Rank {
  return filters.tags?.some((tag) => MUSTS.has(tag)) ? 'must' : kind;
}

/**
 * For each rank in order: drop it alone, then with everything less important; finally single words. Only a time may be
 * dropped entirely.
 */
function concessions(asking: Asking, { parts, text }: Understanding): Concession[] {
  const present = DROP_ORDER.filter((rank) =>
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
    // Drop everything less important before anything more important. All parts may go only if they are times: late at
    // night, nothing may be open.
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
  return [...ofRanks, ...ofWords].slice(0, Math.max(MAX_CONCESSIONS, ofRanks.length));
}

/** The text without unknown words, then without one word at a time, shortest first. */
function textsWithoutAWord({ fold, isWord }: Asking, text: string): string[] {
  const words = text.split(/\s+/);
  const inUse = words.filter((word) => wordsOf(searchKey(fold, word)).every(isWord));
  const shortestFirst = words.toSorted((a, b) => a.length - b.length);
  const texts = [inUse, ...shortestFirst.map((left) => words.filter((word) => word !== left))];
  return texts.filter(({ length }) => length > 0 && length < words.length).map((few) => few.join(' '));
}

/** Merges filters; values of the same facet are ORed. */
function joinFilters(parts: readonly Meaning[]): SearchFilters {
  const all = parts.map(({ filters }) => filters);
  const valuesOf = (name: FacetFilter | 'tags') => [
    ...new Set(all.flatMap((filters) => filters[name] ?? [])),
  ];
  return {
    ...NO_FILTERS,
    ...facetFilters((name) => valuesOf(FACETS[name].filter)),
    tags: valuesOf('tags'),
    openAt: all.find(({ openAt }) => openAt !== undefined)?.openAt ?? null,
    mayBeOpenAt: all.find(({ mayBeOpenAt }) => mayBeOpenAt !== undefined)?.mayBeOpenAt ?? null,
  };
}
