import type { EngineRequest, Reading } from '../engine.ts';
import {
  LISTED_FILTERS,
  NO_FILTERS,
  type ListedFilter,
  type SearchAnswer,
  type SearchFilters,
  type SearchRequest,
  type SearchSort,
} from '../query.ts';
import { readTerms, searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { nextPrices } from './next-prices.ts';
import type { Meaning, PartKind } from './phrases.ts';
import { withAround, type Part, type Understanding } from './understand.ts';

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

/** What is given up first: a price or an hour tells less of what somebody wants than a place, and that less than a dish. */
const LEAST_TELLING: readonly (PartKind | 'text')[] = [
  'time',
  'price',
  'occasion',
  'feature',
  'neighborhood',
  'text',
  'cuisine',
];

interface Asking {
  readonly fold: Fold;
  /** Words in use. */
  readonly isWord: (word: string) => boolean;
  /** The neighborhoods around one. */
  readonly around: (neighborhood: string) => readonly string[];
  readonly ask: (request: EngineRequest) => Promise<SearchAnswer>;
}

/** What is asked for without some of it. */
interface Concession {
  readonly kinds: ReadonlySet<PartKind>;
  /** Those of them that give way to what is next to them. */
  readonly toNext: readonly PartKind[];
  readonly text: string;
  /** What is not near a neighborhood is found as well, after what is. */
  readonly andFarther?: boolean;
}

/**
 * The answer to a request that was understood. Where nothing has all parts, the least telling one gives way, or the next
 * one, alone or with those that tell less; last of all single words of a text. A price gives way to the next one first, a
 * neighborhood to what is near it: the rest of the city comes after.
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
    if (answer.total === 0) continue;
    if (!concession.toNext.includes('neighborhood')) return answer;
    return askWithout(asking, understanding, request, { ...concession, andFarther: true });
  }
  return whole;
}

const NOTHING_GIVEN = ({ text }: Understanding): Concession => ({ kinds: new Set(), toNext: [], text });

async function askWithout(
  { ask, fold, around: aroundOne }: Asking,
  understanding: Understanding,
  { text, plain: _plain, now: _now, ...request }: SearchRequest,
  given: Concession,
): Promise<UnderstoodAnswer> {
  const parts = understanding.parts.map((part): AnsweredPart => ({
    ...part,
    hasGivenWay: given.kinds.has(part.kind),
    instead: given.toNext.includes(part.kind) ? nextTo(part, aroundOne) : null,
  }));
  const kept = parts.flatMap((part): readonly Meaning[] => {
    if (!part.hasGivenWay) return [part];
    return part.instead ? [part.instead] : [];
  });
  const isByDistance =
    request.sort === 'relevance' && request.near !== null && kept.some((part) => part.isNearest);
  const sort = isByDistance ? 'distance' : request.sort;
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
        ...(given.andFarther ? andFarther(filters, around) : { filters, around }),
      };
  const answer = await ask({ ...request, sort, terms: readTerms(fold, text), reading });
  const left = new Set(given.text.split(' '));
  const wordsGivenUp = understanding.text.split(' ').filter((word) => !left.has(word));
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

function andFarther(filters: SearchFilters, around: readonly string[]): Pick<Reading, 'filters' | 'around'> {
  return {
    filters: { ...filters, neighborhoods: [...filters.neighborhoods, ...around] },
    around: 'anywhere',
  };
}

/** The next prices; a neighborhood with those around it, unless it was asked for like that. */
function nextTo(part: Part, around: Asking['around']): Meaning | null {
  if (part.kind === 'price') {
    const prices = nextPrices(part.filters.prices ?? []);
    return { kind: part.kind, label: prices.join(' or '), filters: { prices } };
  }
  if (part.around) return null;
  const near = withAround(part, around);
  return near.around ? { ...near, label: `${near.label} first` } : null;
}

/** "best" is an order of what is found alike: names come before dishes (decisions §6), "in" before "around". */
function bestLabel(sort: SearchSort, isAllAlike: boolean): string {
  if (sort === 'best' || (sort === 'relevance' && isAllAlike)) return 'Best first';
  return sort === 'relevance' ? 'Best matches first' : 'Best';
}

/** Most searches for one answer: for ten unknown words it is enough to say that nothing has them. */
const MOST_CONCESSIONS = 12;

/** What can be given up: one kind, the same with all that tells less, the next one ... then words; of all only the time. */
function concessions(asking: Asking, { parts, text }: Understanding): Concession[] {
  const present = LEAST_TELLING.filter((kind) =>
    kind === 'text' ? text !== '' : parts.some((part) => part.kind === kind),
  );
  const hasAround = parts.some((part) => part.kind === 'neighborhood' && nextTo(part, asking.around));
  const give = (kinds: readonly (PartKind | 'text')[], toNext: readonly PartKind[]): Concession[] => {
    const concession = {
      kinds: new Set(kinds.filter((kind) => kind !== 'text')),
      text: kinds.includes('text') ? '' : text,
      toNext,
    };
    return kinds.includes('price')
      ? [{ ...concession, toNext: [...toNext, 'price'] }, concession]
      : [concession];
  };
  const ofKinds = present.flatMap((last, index) => {
    // Before something more telling is given up, all that tells less goes. At night nothing may be open, whatever it is.
    const sets = (index === 0 ? [[last]] : [[last], present.slice(0, index + 1)]).filter(
      (kinds) => kinds.length < present.length || kinds.every((kind) => kind === 'time'),
    );
    // All of it is looked for near a neighborhood before any of it is all over the city.
    const near = hasAround ? sets.filter((kinds) => kinds.includes('neighborhood')) : [];
    return [
      ...sets.flatMap((kinds) => give(kinds, near.includes(kinds) ? ['neighborhood'] : [])),
      ...near.flatMap((kinds) => give(kinds, [])),
    ];
  });
  const ofWords = textsWithoutAWord(asking, text).map((fewer) => ({
    kinds: new Set<PartKind>(),
    toNext: [],
    text: fewer,
  }));
  return [...ofKinds, ...ofWords].slice(0, Math.max(MOST_CONCESSIONS, ofKinds.length));
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
