import type { EngineRequest, TextMeaning } from '../engine.ts';
import {
  byFacet,
  facetFilters,
  FACETS,
  NO_FILTERS,
  type Exclusions,
  type FacetFilter,
  type SearchAnswer,
  type SearchFilters,
  type SearchRequest,
} from '../query.ts';
import { readTerms, searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { PRICES } from './patterns.ts';
import type { Meaning, PartKind } from './phrases.ts';
import type { KnownCity, Notice, Part, Understanding } from './understand.ts';
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
const DROP_ORDER = table.dropOrder as readonly Rank[];
/** Alone, these may be dropped, too: something is open later, costs a little more or isn't far. */
const HAVE_NEXT: ReadonlySet<Rank> = new Set(['time', 'price', 'neighborhood']);

/** All of these must hold, so one may do without another; a place has one cuisine and one price. */
const ONE_BY_ONE: ReadonlySet<Rank> = new Set(['occasion', 'feature']);

interface Asking extends Omit<KnownCity, 'isName' | 'around' | 'synonyms'> {
  readonly ask: (request: EngineRequest) => Promise<SearchAnswer>;
}

/** A query without some of its parts. */
interface Attempt {
  /** What gives way, and what replaces it. */
  readonly left: ReadonlyMap<Part, Meaning | null>;
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
  // Last, if all that fits is known to be old.
  const old = parts.some(isNew) ? [{ ...understanding, parts: parts.map(giveUpNew) }] : [];
  let whole: UnderstoodAnswer | undefined;
  for (const meant of [understanding, ...old]) {
    for (const attempt of attemptsAt(asking, meant)) {
      const answer = await askWithout(asking, meant, request, attempt);
      if (answer.total > 0) return answer;
      whole ??= answer;
    }
  }
  if (!whole) throw new Error('Nothing was asked');
  return whole;
}

const isNew = ({ filters, isNot }: Part) => !isNot && filters.openedSince !== undefined;
const giveUpNew = (part: Part): Part => (isNew(part) ? { ...part, filters: {}, isUnknown: true } : part);

async function askWithout(
  { ask, fold, middleOf }: Asking,
  understanding: Understanding,
  { text, plain: _plain, now: _now, today: _today, ...request }: SearchRequest,
  given: Attempt,
): Promise<UnderstoodAnswer> {
  const { notices } = understanding;
  const isNearMe = request.near !== null && understanding.parts.some((part) => part.isNearest && !part.isNot);
  const place = isNearMe || request.sort !== 'relevance' ? null : firstPlace(given.left.keys(), middleOf);
  const parts = understanding.parts.map((part): AnsweredPart => {
    const hasGivenWay = given.left.has(part) || part.isUnknown === true;
    const instead = part === place?.part ? place.instead : (given.left.get(part) ?? null);
    return { ...part, hasGivenWay, instead };
  });
  const kept = parts.flatMap(({ side, instead, ...part }): readonly Wish[] => {
    const wish = part.hasGivenWay ? instead : part;
    return part.isNot || !wish ? [] : [{ ...wish, side }];
  });
  const near = place?.middle ?? request.near;
  const sort = request.sort === 'relevance' && (isNearMe || place) ? 'distance' : request.sort;
  const isPlain = parts.length === 0 && notices.every(({ kind }) => kind === 'widened');
  const isAsTyped = isPlain && given.texts.length === 1 && given.texts[0] === text;
  const reading = isAsTyped
    ? undefined
    : {
        meanings: meaningsOf(kept, given.texts, fold),
        significant: readTerms(fold, understanding.significant),
        not: exclusionsOf(parts),
      };
  const answer = await ask({ ...request, near, sort, terms: readTerms(fold, text), reading });
  const words = new Set(wordsIn(given.texts));
  const wordsGivenUp = [...new Set(wordsIn(understanding.texts))].filter((word) => !words.has(word));
  const understood = { parts, texts: understanding.texts, wordsGivenUp: wordsGivenUp.join(' '), notices };
  return { ...answer, understood };
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

/** The first neighborhood among the parts whose location is known, and what comes first without it. */
function firstPlace(parts: Iterable<Part>, middleOf: Asking['middleOf']) {
  for (const part of parts) {
    for (const name of part.filters.neighborhoods ?? []) {
      const middle = middleOf(name);
      const instead: Meaning = { kind: 'neighborhood', label: `Closest to ${name} first`, filters: {} };
      if (middle) return { part, middle, instead };
    }
  }
  return null;
}

/** The adjacent price levels: someone who finds nothing cheap would rather pay a little more than any price. */
function nextTo({ kind, filters }: Part): Meaning | null {
  const isAsked = (price = '') => filters.prices?.includes(price) === true;
  const isNext = (at: number) => isAsked(PRICES[at - 1]) || isAsked(PRICES[at + 1]);
  const prices = PRICES.filter((price, at) => !isAsked(price) && isNext(at));
  return kind === 'price' ? { kind, label: prices.join(' or '), filters: { prices } } : null;
}

/** Of these and attempts without single words: with ten unknown words, an empty answer is fine. */
const MAX_ATTEMPTS = 12;

function isMust({ filters, isNot, besideCuisine }: Part): boolean {
  const tags = (besideCuisine?.filters ?? filters).tags ?? [];
  return isNot || tags.some((tag) => MUSTS.has(tag));
}

/** How a place may be rather than what it has: the first to give way. */
const VAGUE = new Set(table.vague.split(', '));

/** A dish tells more than the cuisine beside it: "crab cake sandwich". */
function orderFor({ isDish }: Asking, texts: readonly string[]): readonly Rank[] {
  const hasDish = texts.some((text) => {
    const words = text.toLowerCase().split(' ');
    return words.slice(1).some((word, at) => isDish(words[at] ?? '', word));
  });
  return hasDish ? [...DROP_ORDER.filter((rank) => rank !== 'text'), 'text'] : DROP_ORDER;
}

/**
 * First nothing is dropped, then vague words; then for each rank in order its parts one by one, all of them, and these with
 * everything less important; finally single words. Something must keep the meaning of the query: a cuisine is dropped only
 * beside a text, a place or a must.
 */
function* attemptsAt(asking: Asking, { parts, texts: all }: Understanding): Generator<Attempt> {
  const whole = { left: new Map<Part, null>(), texts: all };
  yield whole;
  const isVague = (word: string) => VAGUE.has(asking.fold(word));
  const plain = all.map((text) =>
    wordsIn([text])
      .filter((word) => !isVague(word))
      .join(' '),
  );
  const texts = parts.length + plain.join('').length === 0 ? all : plain;
  if (texts.join() !== all.join()) yield { ...whole, texts };

  const hasText = texts.some((text) => text !== '');
  const ofRank = (rank: Rank) =>
    parts.filter((part) => part.kind === rank && !isMust(part) && !part.isUnknown);
  const present = orderFor(asking, texts).filter((rank) =>
    rank === 'text' ? hasText : ofRank(rank).length > 0,
  );
  const fewer = texts.length === 1 ? textsWithoutAWord(asking, texts[0] ?? '') : [];
  const isMeantStill = (ranks: readonly Rank[]) => {
    if (parts.some((part) => isMust(part) && !(part.isNot && ranks.includes('cuisine')))) return true;
    const rest = present.filter((rank) => !ranks.includes(rank));
    return ranks.includes('cuisine')
      ? rest.includes('text') || rest.includes('neighborhood')
      : rest.length > 0 || ranks.every((rank) => HAVE_NEXT.has(rank));
  };
  function* give(ranks: readonly Rank[], left = ranks.flatMap(ofRank)): Generator<Attempt> {
    const isPriceLast = present.every((rank) => ranks.includes(rank)) && ranks.at(-1) === 'price';
    const inUse = fewer.slice(0, 1).map((few) => [few]);
    for (const few of ranks.includes('text') ? [...inUse, texts.map(() => '')] : [texts]) {
      for (const isToNext of [true, false]) {
        if (isToNext ? !ranks.includes('price') : isPriceLast) continue;
        tried += 1;
        yield { left: new Map(left.map((part) => [part, isToNext ? nextTo(part) : null])), texts: few };
      }
    }
  }
  let tried = 0;
  for (const [index, last] of present.entries()) {
    const each = ONE_BY_ONE.has(last) && ofRank(last).length > 1 ? ofRank(last).toReversed() : [];
    for (const part of each) yield* give([last], [part]);
    // Drop everything less important before anything more important.
    for (const ranks of index === 0 ? [[last]] : [[last], present.slice(0, index + 1)])
      if (isMeantStill(ranks)) yield* give(ranks);
  }
  for (const few of fewer.slice(0, Math.max(0, MAX_ATTEMPTS - tried))) yield { ...whole, texts: [few] };
  // "Where do locals eat" says nothing of a place.
  const said = texts.flatMap((text) => wordsOf(searchKey(asking.fold, text)));
  if (parts.length === 0 && said.length > 0 && said.every(asking.lexicon.isStopWord))
    yield { ...whole, texts: [''] };
}

/** The text without unknown words, then without one word at a time, shortest first. */
function textsWithoutAWord({ fold, isWord }: Asking, text: string): string[] {
  const words = text.split(/\s+/);
  const inUse = words.filter((word) => wordsOf(searchKey(fold, word)).every(isWord));
  const shortestFirst = words.toSorted((a, b) => a.length - b.length);
  const texts = [inUse, ...shortestFirst.map((left) => words.filter((word) => word !== left))];
  return texts.filter(({ length }) => length > 0 && length < words.length).map((few) => few.join(' '));
}

/** Values of the same facet are ORed; of other filters, the first part that has one says it. */
export function joinFilters(parts: readonly Meaning[]): SearchFilters {
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
