import type { EngineRequest, TextMeaning } from '../engine.ts';
import {
  byFacet,
  facetFilters,
  FACETS,
  NO_FILTERS,
  type Coordinates,
  type Exclusions,
  type FacetFilter,
  type SearchAnswer,
  type SearchFilters,
  type SearchRequest,
  type SearchSort,
} from '../query.ts';
import { readTerms, searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { nextPrices } from './next-prices.ts';
import type { Meaning, PartKind } from './phrases.ts';
import type { Notice, Part, Understanding } from './understand.ts';
import table from './words.json' with { type: 'json' };

export interface AnsweredPart extends Part {
  readonly hasGivenWay: boolean;
  /** What replaced a part that was dropped. */
  readonly instead: Meaning | null;
}

/** How a query was interpreted and what was dropped from it. */
export interface Understood {
  readonly parts: readonly AnsweredPart[];
  /** The part of the query searched for as text, one for each side of an "or". */
  readonly texts: readonly string[];
  /** Words dropped from the text, because no place matches them together with the rest. */
  readonly wordsGivenUp: string;
  readonly notices: readonly Notice[];
}

export interface UnderstoodAnswer extends SearchAnswer {
  readonly understood: Understood;
}

/** Without these someone can't eat there, unlike without parking or outdoor seating. */
const MUSTS = new Set(table.musts.split(', '));

type Rank = PartKind | 'text';

/**
 * The order in which parts are dropped. An hour or a price matters less to a diner than the place, and the place, of which
 * the surroundings do as well, less than what they want to eat and why. Musts and exclusions stay.
 */
const DROP_ORDER: readonly Rank[] = [
  'time',
  'price',
  'neighborhood',
  'occasion',
  'feature',
  'text',
  'cuisine',
];
/** Alone, these may be dropped, too: something is open later, costs a little more or isn't far. */
const HAVE_NEXT: ReadonlySet<Rank> = new Set(['time', 'price', 'neighborhood']);

/** All of these must hold, so one may do without another; a place has one cuisine and one price. */
const ONE_BY_ONE: ReadonlySet<Rank> = new Set(['occasion', 'feature']);

interface Asking {
  readonly fold: Fold;
  /** Whether any place has the word. */
  readonly isWord: (word: string) => boolean;
  /** Whether the two words are adjacent in the name of a dish. */
  readonly isDish?: (one: string, next: string) => boolean;
  /** The center of a neighborhood. */
  readonly middleOf: (neighborhood: string) => Coordinates | null;
  readonly ask: (request: EngineRequest) => Promise<SearchAnswer>;
}

/** A query without some of its parts. */
interface Concession {
  readonly left: ReadonlySet<Part>;
  /** Replace prices with the adjacent ones. */
  readonly toNextPrices: boolean;
  readonly texts: readonly string[];
}

/**
 * Answers an interpreted request. If nothing matches all parts, drops the least important one, then the next one alone,
 * then both, and so on; finally single words of the text. Prices are first replaced with the adjacent ones. If a
 * neighborhood is dropped, the closest places come first. An allergy alone is answered with its notice only.
 */
export async function answerUnderstood(
  asking: Asking,
  understanding: Understanding,
  request: SearchRequest,
): Promise<UnderstoodAnswer> {
  const { parts, texts, notices } = understanding;
  if (parts.length === 0 && texts.every((text) => text === '') && notices.length > 0) {
    const understood = { parts: [], texts, wordsGivenUp: '', notices };
    return { ids: [], total: 0, facets: byFacet(() => []), understood };
  }
  const nothing: Concession = { left: new Set(), toNextPrices: false, texts };
  const whole = await askWithout(asking, understanding, request, nothing);
  if (whole.total > 0) return whole;
  for (const concession of concessions(asking, understanding)) {
    const answer = await askWithout(asking, understanding, request, concession);
    if (answer.total > 0) return answer;
  }
  // All that fits is known to be old.
  return parts.some(isNew)
    ? answerUnderstood(asking, { ...understanding, parts: parts.map(giveUpNew) }, request)
    : whole;
}

const isNew = ({ filters, isNot }: Part) => !isNot && filters.openedSince !== undefined;
const giveUpNew = (part: Part): Part => (isNew(part) ? { ...part, filters: {}, isUnknown: true } : part);

async function askWithout(
  { ask, fold, middleOf }: Asking,
  understanding: Understanding,
  { text, plain: _plain, now: _now, today: _today, ...request }: SearchRequest,
  given: Concession,
): Promise<UnderstoodAnswer> {
  const { notices } = understanding;
  const isNearMe = request.near !== null && understanding.parts.some((part) => part.isNearest && !part.isNot);
  const place = isNearMe || request.sort !== 'relevance' ? null : firstPlace(given.left, middleOf);
  const parts = understanding.parts.map((part): AnsweredPart => {
    const hasGivenWay = given.left.has(part) || part.isUnknown === true;
    if (hasGivenWay && part === place?.part) return { ...part, hasGivenWay, instead: closestTo(place.name) };
    const isNext = hasGivenWay && given.toNextPrices && part.kind === 'price';
    return { ...part, hasGivenWay, instead: isNext ? nextTo(part) : null };
  });
  const kept = parts.flatMap((part): readonly Wish[] => {
    if (part.isNot) return [];
    if (!part.hasGivenWay) return [part];
    return part.instead ? [{ ...part.instead, side: part.side }] : [];
  });
  const near = place?.middle ?? request.near;
  const sort = request.sort === 'relevance' && (isNearMe || place) ? 'distance' : request.sort;
  const isAsTyped =
    parts.length + notices.length === 0 && given.texts.length === 1 && given.texts[0] === text;
  const meanings = meaningsOf(kept, given.texts, fold);
  const reading = isAsTyped
    ? undefined
    : { meanings, significant: readTerms(fold, understanding.significant), not: exclusionsOf(parts) };
  const answer = await ask({ ...request, near, sort, terms: readTerms(fold, text), reading });
  const words = new Set(wordsIn(given.texts));
  const wordsGivenUp = [...new Set(wordsIn(understanding.texts))].filter((word) => !words.has(word));
  const best = bestLabel(sort, meanings.length === 1 && meanings[0]?.terms.key === '');
  return {
    ...answer,
    understood: {
      parts: parts.map((part) => (part.kind === 'order' ? { ...part, label: best } : part)),
      texts: understanding.texts,
      wordsGivenUp: wordsGivenUp.join(' '),
      notices,
    },
  };
}

function wordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(' ')).filter((word) => word !== '');
}

type Wish = Meaning & Pick<Part, 'side'>;

/** One for each side of an "or" that is left, then the same in the surroundings of neighborhoods. */
function meaningsOf(wishes: readonly Wish[], texts: readonly string[], fold: Fold): readonly TextMeaning[] {
  const sides = texts
    .map((text, at) => ({ text, own: wishes.filter(({ side }) => side === null || side === at), at }))
    .filter(({ text, own, at }) => texts.length === 1 || text !== '' || own.some(({ side }) => side === at))
    .slice(0, MAX_SIDES);
  const all = sides.length > 0 ? sides : [{ text: '', own: wishes.filter(({ side }) => side === null) }];
  const meanings = all.map(({ text, own }) => ({
    terms: readTerms(fold, text),
    filters: joinFilters(own),
    around: own.flatMap((wish) => wish.around ?? []),
  }));
  return [
    ...meanings.map(({ terms, filters }) => ({ terms, filters, isAround: false })),
    ...meanings.flatMap(({ terms, filters, around }) => {
      // "near Canton or Hampden": a named neighborhood isn't merely nearby.
      const neighborhoods = [...new Set(around)].filter((name) => !filters.neighborhoods.includes(name));
      return neighborhoods.length === 0
        ? []
        : [{ terms, filters: { ...filters, neighborhoods }, isAround: true }];
    }),
  ];
}

/** Each is a query of its own for Meilisearch. */
const MAX_SIDES = 4;

/** "Vegan, not vegetarian" is vegan, though a vegan place is vegetarian. */
function exclusionsOf(parts: readonly Part[]): Exclusions {
  const excluded = parts.filter(({ isNot, isUnknown }) => isNot && !isUnknown);
  const { tags, ...filters } = joinFilters(excluded);
  const withoutWanted = (name: FacetFilter) => {
    const wanted = parts.flatMap((part) => (part.isNot ? [] : [part.filters[name] ?? []]));
    const spared = wanted.filter((values) => values.every((value) => filters[name].includes(value))).flat();
    return filters[name].filter((value) => !spared.includes(value));
  };
  return {
    ...facetFilters((name) => withoutWanted(FACETS[name].filter)),
    tags,
    words: [...new Set(excluded.flatMap(({ words = [] }) => words))],
    // Where nothing new fits, what is known to be old is no answer either.
    openedBefore: parts.find(isNew)?.filters.openedSince ?? null,
  };
}

interface NamedPlace {
  readonly part: Part;
  readonly name: string;
  readonly middle: Coordinates;
}

/** The first neighborhood among the parts whose location is known. */
function firstPlace(parts: Iterable<Part>, middleOf: Asking['middleOf']): NamedPlace | null {
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

function isMust({ filters, isNot, besideCuisine }: Part): boolean {
  const tags = (besideCuisine?.filters ?? filters).tags ?? [];
  return isNot || tags.some((tag) => MUSTS.has(tag));
}

/** How a place may be rather than what it has: the first to give way. */
const VAGUE = new Set(table.vague.split(', '));

/** A dish tells more than the cuisine beside it: "crab cake sandwich". */
function orderFor({ isDish = () => false }: Asking, texts: readonly string[]): readonly Rank[] {
  const hasDish = texts.some((text) => {
    const words = text.toLowerCase().split(' ');
    return words.slice(1).some((word, at) => isDish(words[at] ?? '', word));
  });
  return hasDish ? [...DROP_ORDER.filter((rank) => rank !== 'text'), 'text'] : DROP_ORDER;
}

/**
 * For each rank in order: drop its parts one by one, then all, then with everything less important; finally single words.
 * Something must keep the meaning of the query: a cuisine is dropped only beside a text, a place or a must.
 */
function concessions(asking: Asking, { parts, texts: all }: Understanding): Concession[] {
  const plain = all.map((text) =>
    text
      .split(' ')
      .filter((word) => !VAGUE.has(asking.fold(word)))
      .join(' '),
  );
  const isPlain = all.every((text, at) => text === plain[at]) || parts.length + plain.join('').length === 0;
  const texts = isPlain ? all : plain;
  const hasText = texts.some((text) => text !== '');
  const ofRank = (rank: Rank) =>
    parts.filter((part) => part.kind === rank && !isMust(part) && !part.isUnknown);
  const present = orderFor(asking, texts).filter((rank) =>
    rank === 'text' ? hasText : ofRank(rank).length > 0,
  );
  const fewer = texts.length === 1 ? textsWithoutAWord(asking, texts[0] ?? '') : [];
  const isLeft = (ranks: readonly Rank[]) => {
    const rest = present.filter((rank) => !ranks.includes(rank));
    if (parts.some((part) => isMust(part) && !(part.isNot && ranks.includes('cuisine')))) return true;
    return ranks.includes('cuisine')
      ? rest.includes('text') || rest.includes('neighborhood')
      : rest.length > 0 || ranks.every((rank) => HAVE_NEXT.has(rank));
  };
  const give = (ranks: readonly Rank[], left = ranks.flatMap(ofRank)): Concession[] => {
    const isPriceLast = present.every((rank) => ranks.includes(rank)) && ranks.at(-1) === 'price';
    const prices = [...(ranks.includes('price') ? [true] : []), ...(isPriceLast ? [] : [false])];
    const inUse = fewer.slice(0, 1).map((text) => [text]);
    const shorter = ranks.includes('text') ? [...inUse, texts.map(() => '')] : [texts];
    return shorter.flatMap((few) =>
      prices.map((toNextPrices) => ({ left: new Set(left), texts: few, toNextPrices })),
    );
  };
  const ofRanks = present.flatMap((last, index) => {
    const single = ONE_BY_ONE.has(last) && ofRank(last).length > 1 ? ofRank(last).toReversed() : [];
    // Drop everything less important before anything more important.
    const sets = (index === 0 ? [[last]] : [[last], present.slice(0, index + 1)]).filter(isLeft);
    return [...single.flatMap((part) => give([last], [part])), ...sets.flatMap((ranks) => give(ranks))];
  });
  const inWords = (few: readonly string[]) => ({ left: new Set<Part>(), toNextPrices: false, texts: few });
  const first = isPlain ? [] : [inWords(texts)];
  const ofWords = fewer.map((text) => inWords([text]));
  return [...first, ...ofRanks, ...ofWords].slice(0, Math.max(MAX_CONCESSIONS, ofRanks.length));
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
    ...all.toReversed().reduce<SearchFilters>((joined, filters) => ({ ...joined, ...filters }), NO_FILTERS),
    ...facetFilters((name) => valuesOf(FACETS[name].filter)),
    tags: valuesOf('tags'),
  };
}
