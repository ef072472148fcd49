import { milesBetween } from '../memory/distance.ts';
import { END_OF_COPY, END_OF_DISH, END_OF_FIELD, type PlaceRecord } from '../memory/place-record.ts';
import { LEVEL, type Asked, type AskedMeaning, type Cover, type Ways } from './asked.ts';
import lightCuisines from './light-cuisines.json' with { type: 'json' };
import table from './weights.json' with { type: 'json' };

export type Signal = keyof typeof table;
/** What each signal counts: what speaks for a place and against it, from 0 to 1. */
export type Weights = Readonly<Record<Signal, number>>;
export const WEIGHTS: Weights = table;

/** What a match counts, by its level. */
const GRADES = [0, 0.6, 0.8, 1, 1];
const GRADE_BY_SYNONYM = 0.5;
const LIGHT: ReadonlySet<string | null> = new Set(lightCuisines);
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** The best sum of weighted signals among the meanings of what was asked; `row` as in `Look`. */
export function scoreOf(place: PlaceRecord, row: number, asked: Asked, weights: Weights): number {
  const { numbers, words, end } = place;
  const endOfName = numbers.indexOf(END_OF_FIELD, words);
  const inName = coverOf(numbers, asked, words, endOfName);
  const all = coverOf(numbers, asked, endOfName, end, inName.slice());
  const look = { row, asked, cover: { name: inName, all } };
  let best = -Infinity;
  for (const meaning of asked.meanings) best = Math.max(best, sumOf(place, meaning, look, weights));
  return best;
}

/** Raises the levels of `cover` to those at which some of these words match. */
function coverOf(
  words: Int32Array,
  { levelsOf, levels, none }: Asked,
  from: number,
  to: number,
  cover: Cover = none.slice(),
): Cover {
  // Plain loops, as much of a search's time goes here; and reading typed arrays at -1 takes fifty times as long.
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? END_OF_FIELD;
    const matched = word === END_OF_FIELD ? 0 : (levelsOf[word] ?? 0);
    if (matched === 0) continue;
    const those = levels[matched] ?? none;
    for (let of = 0; of < those.length; of += 1) {
      const level = those[of] ?? 0;
      if (level > (cover[of] ?? 0)) cover[of] = level;
    }
  }
  return cover;
}

interface Look {
  /** From 0, the best place of the city. */
  readonly row: number;
  readonly asked: Asked;
  /** Of its name, and of all that is indexed of it. */
  readonly cover: Readonly<Record<'name' | 'all', Cover>>;
}

/** Added up in place: an object of the signals of each place would be most of the garbage of a search. */
function sumOf(place: PlaceRecord, meaning: AskedMeaning, { row, asked, cover }: Look, weights: Weights) {
  const { isCuisineNamed, isAnything, conditions } = meaning;
  const name = nameSignals(place, isAnything ? { ...asked, names: [] } : asked, cover.name);
  const { dishSpecialty, dishListed, copy } = dishSignals(place, asked, meaning);
  const meant = conditions.filter((has) => has(row)).length / Math.max(conditions.length, 1);
  const countsName = !isCuisineNamed && !isAnything;
  const isLead = meaning.cuisines[0] === place.facets.cuisine;
  return (
    weights.nameEqual * name.nameEqual +
    (countsName ? weights.namePrefix * name.namePrefix + weights.nameWord * name.nameWord : 0) +
    weights.nameInside * name.nameInside +
    weights.slip * name.slip +
    weights.dishSpecialty * dishSpecialty +
    weights.dishListed * dishListed +
    weights.copy * copy +
    // "Sushi" in a name says as much as the cuisine of a sushi bar, and no more.
    weights.meant * (isCuisineNamed ? Math.max(meant, name.nameWord / conditions.length) : meant) +
    (isLead ? weights.leadCuisine / Math.max(conditions.length, 1) : 0) +
    weights.described * gradeOf(meaning, cover.all) +
    (isAnything ? 0 : weights.text * shareOfWords(asked, cover.all)) +
    weights.phrase * shareOfPairs(asked, place, cover.all) +
    (place.at && asked.from ? weights.distance / (1 + milesBetween(place.at, asked.from)) : 0) +
    (meaning.isMeal && LIGHT.has(place.facets.cuisine) ? weights.light : 0) +
    // So that no score lifts a closed place above an open one of the same evidence.
    (place.isClosed ? weights.closedForNow : weights.score * (1 - row / asked.places))
  );
}

/** The level of the worst word of the best way. */
function levelOf(ways: Ways['ways'], cover: Cover): number {
  let best = 0;
  for (const way of ways) {
    let worst: number = LEVEL.exact;
    for (const word of way) worst = Math.min(worst, cover[word] ?? 0);
    best = Math.max(best, worst);
  }
  return best;
}

/** How well all words of some way match. */
function gradeOf({ ways, waysBySynonym }: Ways, cover: Cover): number {
  const grade = GRADES[levelOf(ways, cover)] ?? 0;
  return grade === 0 && levelOf(waysBySynonym, cover) >= LEVEL.otherNumber ? GRADE_BY_SYNONYM : grade;
}

/** The share of words that match, by how well they do. */
function shareOfWords({ significantCount }: Asked, cover: Cover): number {
  let sum = 0;
  for (let at = 0; at < significantCount; at += 1) sum += GRADES[cover[at] ?? 0] ?? 0;
  return significantCount === 0 ? 0 : sum / significantCount;
}

/** The share of words that closely follow the word asked before them. */
function shareOfPairs({ levelsOf, levels, significantCount }: Asked, place: PlaceRecord, all: Cover): number {
  let pairs = 0;
  for (let at = 1; at < significantCount; at += 1) {
    if (Math.min(all[at - 1] ?? 0, all[at] ?? 0) < LEVEL.otherNumber) continue;
    const isWhole = (of: number, word = END_OF_FIELD) =>
      word !== END_OF_FIELD && (levels[levelsOf[word] ?? 0]?.[of] ?? 0) >= LEVEL.otherNumber;
    const isPair = (word: number, index: number, text: Int32Array) =>
      isWhole(at, word) &&
      (isWhole(at - 1, text[index - 1]) ||
        (text[index - 1] !== END_OF_FIELD && isWhole(at - 1, text[index - 2])));
    if (place.numbers.subarray(place.words, place.end).some(isPair)) pairs += 1;
  }
  return significantCount < 2 ? 0 : pairs / (significantCount - 1);
}

function nameSignals({ name }: PlaceRecord, { key, names, isInterpreted }: Asked, cover: Cover) {
  const isStart = name.startsWith(key);
  const isWholeStart = isStart && !WORD_CHARACTER.test(name.charAt(key.length));
  const level = levelOf(names, cover);
  const isWord = level === LEVEL.exact;
  // A text that means something else too must be whole words of the name to count before that.
  const isPrefix = isWholeStart || (isStart && !isInterpreted);
  const isInside = !isWord && !isPrefix && (level >= LEVEL.begins || name.includes(key));
  return {
    nameEqual: Number(name === key),
    namePrefix: Number(isPrefix),
    nameWord: Number(isWord),
    nameInside: Number(isInside),
    slip: Number(!isWord && !isPrefix && !isInside && level > 0),
  };
}

function dishSignals({ numbers, dishes, words }: PlaceRecord, asked: Asked, ways: Ways) {
  let [dishSpecialty, dishListed, copied, from, hasAsked] = [0, 0, 0, dishes, false];
  for (let at = dishes; at < words; at += 1) {
    const word = numbers[at] ?? END_OF_DISH;
    if (word !== END_OF_DISH && word !== END_OF_COPY) {
      hasAsked ||= asked.levelsOf[word] !== 0;
      continue;
    }
    const grade = hasAsked ? gradeOf(ways, coverOf(numbers, asked, from, at)) : 0;
    if (word === END_OF_COPY && !asked.wantsCopies) copied = Math.max(copied, grade);
    else {
      if (from === dishes) dishSpecialty = grade;
      dishListed = Math.max(dishListed, grade);
    }
    from = at + 1;
    hasAsked = false;
  }
  return { dishSpecialty, dishListed, copy: dishListed === 0 ? copied : 0 };
}
