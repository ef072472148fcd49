import { END_OF_COPY, END_OF_DISH, type PlaceRecord } from '../memory/place-record.ts';
import { distanceBetween, EARTH_RADIUS_MILES } from '../memory/unit-vector.ts';
import type { Asked, AskedMeaning, Marks, Ways } from './asked.ts';
import lightCuisines from './light-cuisines.json' with { type: 'json' };
import table from './weights.json' with { type: 'json' };

export type Signal = keyof typeof table;
/** What speaks for a place and against it, each from 0 to 1. */
export type Signals = Readonly<Record<Signal, number>>;
/** What each signal counts: `weights.json`. */
export type Weights = Readonly<Record<Signal, number>>;

export const WEIGHTS: Weights = table;
export const SIGNALS = Object.keys(table) as readonly Signal[];

/** How well a word matches. */
const LEVEL = { whole: 1, begins: 0.8, near: 0.6, synonym: 0.5 } as const;
const LIGHT: ReadonlySet<string | null> = new Set(lightCuisines);
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** The best sum of weighted signals among the meanings of what was asked; `rank` as for `signalsOf`. */
export function scoreOf(place: PlaceRecord, rank: number, asked: Asked, weights: Weights): number {
  const cover = coverOf(place, asked.marks);
  let best = -Infinity;
  for (const meaning of asked.meanings) {
    let sum = 0;
    for (const group of signalsOf(place, { rank, asked, meaning, cover })) {
      for (const signal in group) sum += weights[signal as Signal] * (group[signal as Signal] ?? 0);
    }
    best = Math.max(best, sum);
  }
  return best;
}

interface Look {
  /** 1 for the best place of the city, towards 0 for the last. */
  readonly rank: number;
  readonly asked: Asked;
  readonly meaning: AskedMeaning;
  readonly cover: Cover;
}

/** Each signal is in one group: merging the groups would take half the time of a ranking. */
function signalsOf(place: PlaceRecord, { rank, asked, meaning, cover }: Look): readonly Partial<Signals>[] {
  const name = nameSignals(place, meaning.isAnything ? { ...asked, names: [] } : asked, cover.name);
  const conditions = conditionSignals(place, meaning);
  // "Sushi" in a name says as much as the cuisine of a sushi bar, and no more.
  return [
    meaning.isCuisineNamed || meaning.isAnything ? { ...name, namePrefix: 0, nameWord: 0 } : name,
    dishSignals(place, asked, meaning),
    meaning.isCuisineNamed
      ? { ...conditions, cuisine: Math.max(conditions.cuisine, name.nameWord / meaning.conditionCount) }
      : conditions,
    {
      kind: Number(isCovered(meaning.ways, cover.kinds) || isCovered(meaning.waysBySynonym, cover.kinds)),
      described: gradeOf(meaning, cover.all),
      text: meaning.isAnything ? 0 : shareOf(asked.significant, cover.all),
      phrase: shareOfPairs(asked.significant, cover.all),
      distance: distanceSignal(place, asked),
      light: Number(meaning.isMeal && LIGHT.has(place.facets.cuisine)),
      closedForNow: Number(place.isClosed),
      // So that no score lifts a closed place above an open one of the same evidence.
      score: place.isClosed ? 0 : rank,
    },
  ];
}

/** Bits of the asked words that some words match at least that well. */
interface Matched {
  /** Neither plural nor singular of it. */
  exact: number;
  whole: number;
  begins: number;
  near: number;
  /** Of the words that closely follow the word asked before them. */
  pairs: number;
}

interface Cover {
  readonly name: Matched;
  readonly kinds: number;
  readonly all: Matched;
}

function coverOf({ words }: PlaceRecord, marks: Marks): Cover {
  const name = { exact: 0, whole: 0, begins: 0, near: 0, pairs: 0 };
  addMatches(name, words.name, marks);
  const all = { ...name };
  addMatches(all, words.other, marks);
  addMatches(all, words.kinds, marks);
  const kinds = all.whole;
  addMatches(all, words.description, marks);
  return { name, kinds, all };
}

function addMatches(matched: Matched, words: readonly number[], { exact, whole, begins, near }: Marks): void {
  let [before, last] = [0, 0];
  for (const word of words) {
    const bits = whole[word] ?? 0;
    matched.pairs |= ((before | last) << 1) & bits;
    [before, last] = [last, bits];
    matched.exact |= exact[word] ?? 0;
    matched.whole |= bits;
    matched.begins |= begins[word] ?? 0;
    matched.near |= near[word] ?? 0;
  }
}

function isCovered(ways: readonly number[], bits: number): boolean {
  return ways.some((way) => (way & bits) === way);
}

/** How well all words of some way match. */
function gradeOf(
  { ways, waysBySynonym }: Ways,
  { whole, begins, near }: Pick<Matched, 'whole' | 'begins' | 'near'>,
): number {
  if (isCovered(ways, whole)) return LEVEL.whole;
  if (isCovered(ways, begins)) return LEVEL.begins;
  if (isCovered(ways, near)) return LEVEL.near;
  return isCovered(waysBySynonym, whole) ? LEVEL.synonym : 0;
}

/** The share of words that match, by how well they do. */
function shareOf(asked: number, { whole, begins, near }: Matched): number {
  if (asked === 0) return 0;
  const weighted =
    LEVEL.whole * bitCount(asked & whole) +
    LEVEL.begins * bitCount(asked & begins & ~whole) +
    LEVEL.near * bitCount(asked & near & ~begins);
  return weighted / bitCount(asked);
}

function shareOfPairs(asked: number, { pairs }: Matched): number {
  const followers = asked & (asked << 1);
  return followers === 0 ? 0 : bitCount(followers & pairs) / bitCount(followers);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

type NameSignal = 'nameEqual' | 'namePrefix' | 'nameWord' | 'nameInside' | 'slip';

function nameSignals(
  { name }: PlaceRecord,
  { key, names, isInterpreted }: Asked,
  matched: Matched,
): Pick<Signals, NameSignal> {
  const isStart = name.startsWith(key);
  const isWholeStart = isStart && !WORD_CHARACTER.test(name.charAt(key.length));
  const isWord = isCovered(names, matched.exact);
  // A text that means something else too must be whole words of the name to count before that.
  const isPrefix = isWholeStart || (isStart && !isInterpreted);
  const isInside = !isWord && !isPrefix && (isCovered(names, matched.begins) || name.includes(key));
  return {
    nameEqual: Number(name === key),
    namePrefix: Number(isPrefix),
    nameWord: Number(isWord),
    nameInside: Number(isInside),
    slip: Number(!isWord && !isPrefix && !isInside && isCovered(names, matched.near)),
  };
}

function dishSignals(
  { dishes }: PlaceRecord,
  { marks, wantsCopies }: Asked,
  ways: Ways,
): Pick<Signals, 'dishSpecialty' | 'dishListed' | 'copy'> {
  let [dishSpecialty, dishListed, copied] = [0, 0, 0];
  const matched = { whole: 0, begins: 0, near: 0 };
  let isFirst = true;
  for (const word of dishes) {
    if (word !== END_OF_DISH && word !== END_OF_COPY) {
      matched.whole |= marks.whole[word] ?? 0;
      matched.begins |= marks.begins[word] ?? 0;
      matched.near |= marks.near[word] ?? 0;
      continue;
    }
    const grade = matched.near === 0 ? 0 : gradeOf(ways, matched);
    if (word === END_OF_COPY && !wantsCopies) copied = Math.max(copied, grade);
    else {
      if (isFirst) dishSpecialty = grade;
      dishListed = Math.max(dishListed, grade);
    }
    isFirst = false;
    matched.whole = matched.begins = matched.near = 0;
  }
  return { dishSpecialty, dishListed, copy: dishListed === 0 ? copied : 0 };
}

type ConditionSignal = 'cuisine' | 'leadCuisine' | 'occasion' | 'feature' | 'price' | 'place' | 'openThen';

/** What the place has of the conditions, each by their number, so that many don't outweigh a name. */
function conditionSignals(
  { facets, tags, openMinutes, openOn }: PlaceRecord,
  { filters, occasions, features, conditionCount, isAround }: AskedMeaning,
): Pick<Signals, ConditionSignal> {
  const part = 1 / Math.max(conditionCount, 1);
  const ofFacet = (asked: readonly string[], value: string | null) =>
    value !== null && asked.includes(value) ? part : 0;
  const ofTags = (asked: readonly string[]) =>
    (part * asked.filter((tag) => tags.includes(tag)).length) / Math.max(asked.length, 1);
  const minute = filters.openAt ?? filters.mayBeOpenAt;
  const isOpenThen =
    (minute !== null && isOpen(openMinutes, minute)) ||
    (filters.openOn !== null && openOn.includes(filters.openOn));
  return {
    cuisine: ofFacet(filters.cuisines, facets.cuisine),
    leadCuisine: ofFacet(filters.cuisines.slice(0, 1), facets.cuisine),
    occasion: ofTags(occasions),
    feature: ofTags(features),
    price: ofFacet(filters.prices, facets.price),
    place: isAround ? 0 : ofFacet(filters.neighborhoods, facets.neighborhood),
    openThen: isOpenThen ? part : 0,
  };
}

function isOpen(openMinutes: readonly number[], minute: number): boolean {
  for (let at = 0; at < openMinutes.length; at += 2) {
    if ((openMinutes[at] ?? Infinity) <= minute && minute < (openMinutes[at + 1] ?? 0)) return true;
  }
  return false;
}

function distanceSignal({ position }: PlaceRecord, { from }: Asked): number {
  if (!from || !position) return 0;
  return 1 / (1 + EARTH_RADIUS_MILES * distanceBetween(position, from));
}
