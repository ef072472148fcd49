import type { Synonym } from '../query.ts';
import { phoneDigits, searchKey, type Fold } from '../search-terms.ts';
import type { Lexicon } from './lexicon.ts';
import { PRICES } from './next-prices.ts';
import { capitalize, type Meaning } from './phrases.ts';
import table from './words.json' with { type: 'json' };
import { mealIn, minuteOfMeal, timeAt } from './time-words.ts';
import { tokensOf, type Token } from './tokens.ts';

/** A piece of a query that stands for a filter or a sort order. */
export interface Part extends Meaning {
  /** The piece as typed; the label says how it was interpreted. */
  readonly typed: string;
}

/** A query split into parts and remaining text. */
export interface Understanding {
  readonly parts: readonly Part[];
  readonly text: string;
  /** The query without stop words: a name with all of these words matches too. */
  readonly significant: string;
}

interface UnderstandOptions {
  readonly fold: Fold;
  readonly lexicon: Lexicon;
  /** Pieces of the query to treat as text. */
  readonly plain?: readonly string[];
  /** Minutes since Monday 00:00; null: don't interpret times. */
  readonly now: number | null;
  /** Known words, singular or plural, aren't typos. */
  readonly isWord?: (word: string) => boolean;
  /** Whether the two words are adjacent in the name of a dish. */
  readonly isDish?: (one: string, next: string) => boolean;
  /** Neighborhoods near this one, nearest first. */
  readonly around?: (neighborhood: string) => readonly string[];
  /** Terms with a synonym keep their stop words: "low and slow". */
  readonly synonyms?: readonly Synonym[];
}

const PHONE = /^[\d\s().+-]+$/;
const MIN_PHONE_DIGITS = 7;

/** Reads a query from left to right and takes the longest phrase, exact or with a typo; anything else is text. */
export function understand(
  query: string,
  {
    fold,
    lexicon,
    plain = [],
    now,
    isWord = () => false,
    isDish = () => false,
    around = () => [],
    synonyms = [],
  }: UnderstandOptions,
): Understanding {
  if (PHONE.test(query) && phoneDigits(query).length >= MIN_PHONE_DIGITS) {
    return { parts: [], text: phoneDigits(query), significant: phoneDigits(query) };
  }
  const tokens = tokensOf(fold, query);
  const kept = new Set(plain.map((piece) => searchKey(fold, piece)));
  const meal = mealIn(tokens);
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = readAt(tokens.slice(at), { lexicon, now, meal, isWord });
    const taken = tokens.slice(at, at + (read?.length ?? 1));
    const typed = query.slice(taken[0]?.from, taken.at(-1)?.to);
    const meaning = read && !kept.has(searchKey(fold, typed)) ? read.meaning : null;
    const isNear = meaning?.kind === 'neighborhood' && isNearness(tokens.slice(0, at));
    pieces.push({ tokens: taken, typed, meaning: isNear ? withAround(meaning, around) : meaning });
    at += taken.length;
  }
  const { parts, rest } = readTogether(withMealTime(pieces, { kept, now }), lexicon, isDish);
  const significant = tokens.filter(({ word }) => !lexicon.isStopWord(word));
  return {
    parts,
    text: textOf(rest, { query, lexicon, hasParts: parts.length > 0, kept, terms: termsIn(rest, synonyms) }),
    significant: wordsFrom(query, significant.length > 0 ? significant : tokens),
  };
}

/** Before a neighborhood, these include its surroundings: "near Canton". */
const NEARNESS = new RegExp(`(^| )(${table.near.split(', ').join('|')})( the)?$`);

interface Piece {
  readonly tokens: readonly Token[];
  readonly typed: string;
  /** Null: text. */
  readonly meaning: Meaning | null;
}

/**
 * "Lunch" leaves out what is closed at lunchtime, unless the query has another time: "late dinner", "Sunday dinner". Places
 * with unknown hours stay: many serve lunch and don't say when.
 */
function withMealTime(
  pieces: readonly Piece[],
  { kept, now }: { kept: ReadonlySet<string>; now: number | null },
): readonly Piece[] {
  const isTimed = pieces.some(
    ({ meaning }) => meaning?.kind === 'time' || meaning?.filters.tags?.includes('late night'),
  );
  if (now === null || isTimed) return pieces;
  const minuteOf = ({ meaning, tokens: [token] }: Piece) =>
    meaning || !token || kept.has(token.word) ? null : minuteOfMeal(token.word, now);
  const meal = pieces.find((piece) => minuteOf(piece) !== null);
  if (!meal) return pieces;
  const meaning: Meaning = {
    kind: 'time',
    label: capitalize(meal.tokens[0]?.word ?? ''),
    filters: { mayBeOpenAt: minuteOf(meal) },
  };
  return pieces.map((piece) => (piece === meal ? { ...piece, meaning } : piece));
}

/** Interprets pieces by their neighbors. */
function readTogether(
  pieces: readonly Piece[],
  lexicon: Lexicon,
  isDish: (one: string, next: string) => boolean,
): { parts: readonly Part[]; rest: readonly Token[] } {
  const ofDishes = piecesOfDishes(
    pieces.filter((piece) => piece.meaning || piece.tokens.some(({ word }) => !lexicon.isStopWord(word))),
    isDish,
  );
  const read = pieces.map((piece) => (ofDishes.has(piece) ? { ...piece, meaning: null } : piece));
  const hasCuisine = read.some(({ meaning }) => meaning?.kind === 'cuisine' && !meaning.besideCuisine);
  return {
    parts: read.flatMap(({ meaning, typed }) =>
      meaning ? [{ ...((hasCuisine && meaning.besideCuisine) || meaning), typed }] : [],
    ),
    rest: read.flatMap(({ meaning, tokens }) => (meaning ? [] : tokens)),
  };
}

/**
 * Pieces that together name a dish, whatever each means alone: "french toast" isn't French, "hot dogs" isn't
 * dog-friendly, and "cuban sandwich" isn't Cuban or sandwiches. Pairs of other filters stay separate: "vegan pizza".
 */
function piecesOfDishes(
  pieces: readonly Piece[],
  isDish: (one: string, next: string) => boolean,
): ReadonlySet<Piece> {
  const found = new Set<Piece>();
  for (const [at, piece] of pieces.slice(1).entries()) {
    const before = pieces[at];
    if (!before) continue;
    const isOne = [before, piece].some(({ meaning }) => meaning === null);
    const areCuisines = [before, piece].every(
      ({ meaning }) => meaning?.kind === 'cuisine' && !meaning.besideCuisine,
    );
    if (!isOne && !areCuisines) continue;
    if (!isDish(before.tokens.at(-1)?.word ?? '', piece.tokens[0]?.word ?? '')) continue;
    found.add(before).add(piece);
  }
  return found;
}

function isNearness(before: readonly Token[]): boolean {
  return NEARNESS.test(
    before
      .slice(-3)
      .map(({ word }) => word)
      .join(' '),
  );
}

/** Adds the surrounding neighborhoods, if there are any. */
function withAround(meaning: Meaning, aroundOne: (neighborhood: string) => readonly string[]): Meaning {
  const { neighborhoods = [] } = meaning.filters;
  const around = neighborhoods.flatMap(aroundOne).filter((name) => !neighborhoods.includes(name));
  return around.length === 0 ? meaning : { ...meaning, label: `Near ${meaning.label}`, around };
}

interface Reading {
  readonly meaning: Meaning;
  readonly length: number;
}

interface Knowledge {
  readonly lexicon: Lexicon;
  readonly now: number | null;
  readonly meal: string | undefined;
  readonly isWord: (word: string) => boolean;
}

function readAt(tokens: readonly Token[], { lexicon, now, meal, isWord }: Knowledge): Reading | null {
  const budget = budgetAt(tokens);
  if (budget) return budget;
  const all = tokens.map(({ word }) => word);
  const time = now === null ? null : timeAt(all, now, meal);
  for (let length = Math.min(all.length, lexicon.longest); length > 0; length -= 1) {
    // Times are parsed by rule, so they can be longer than any phrase.
    if (time && time.length >= length) return { meaning: timeMeaning(time), length: time.length };
    const words = all.slice(0, length);
    const meaning = lexicon.find(words) ?? findMistyped(words, { lexicon, isWord });
    if (meaning) return { meaning, length };
  }
  return null;
}

/** Finds a phrase with typos. Known words aren't typos, and stop words aren't part of one. */
function findMistyped(
  words: readonly string[],
  { lexicon, isWord }: Pick<Knowledge, 'lexicon' | 'isWord'>,
): Meaning | null {
  const isMeant = (word: string) => isWord(word) || lexicon.find([word]) !== null;
  if (words.every(isMeant) || words.some((word) => lexicon.isStopWord(word))) return null;
  return lexicon.findNear(words);
}

function timeMeaning({ openAt, label }: { openAt: number; label: string }): Meaning {
  return { kind: 'time', label, filters: { openAt } };
}

const LIMITS: readonly [amount: number, prices: readonly string[]][] = [
  [25, ['$']],
  [50, ['$', '$$']],
  [100, ['$', '$$', '$$$']],
  [Infinity, PRICES],
];

const MONEY = table.money.split(', ');
const BOUND = /^(under|below|less than|over|above|more than)( |$)/;

/** "under $20", "less than 20 dollars", "below 20", "for $20"; "over $50", "more than 50 dollars". */
function budgetAt(tokens: readonly Token[]): Reading | null {
  const words = tokens.map(({ word }) => word);
  const bound = BOUND.exec(words.slice(0, 2).join(' '))?.[1] ?? '';
  const after = bound === '' ? 0 : bound.split(' ').length;
  const signs = Number(words[after] === '$');
  const amount = Number(words[after + signs]);
  const length = after + signs + 1;
  const spoken = Number(MONEY.includes(words[length] ?? ''));
  const isOver = /^(over|above|more)/.test(bound);
  // "Under 20" is a price; "over 20" could be years or guests.
  const isMoney = signs + spoken > 0 || (bound !== '' && !isOver);
  if (!isMoney || !Number.isInteger(amount) || amount <= 0) return null;
  const within = LIMITS.find(([most]) => amount <= most)?.[1] ?? [];
  const prices = isOver ? PRICES.filter((price) => price === '$$$$' || !within.includes(price)) : within;
  return {
    meaning: { kind: 'price', label: `${isOver ? 'Over' : 'Under'} $${amount}`, filters: { prices } },
    length: length + spoken,
  };
}

/** The remaining text, without stop words if the query has other words. */
function textOf(
  rest: readonly Token[],
  {
    query,
    lexicon,
    hasParts,
    kept,
    terms,
  }: {
    query: string;
    lexicon: Lexicon;
    hasParts: boolean;
    kept: ReadonlySet<string>;
    terms: ReadonlySet<Token>;
  },
): string {
  const significant = rest.filter(
    (token) => !lexicon.isStopWord(token.word) || kept.has(token.word) || terms.has(token),
  );
  if (!hasParts && significant.length === rest.length) return query;
  if (significant.length === 0) return hasParts ? '' : query;
  return wordsFrom(query, significant);
}

/** The tokens that belong to a term with a synonym. */
function termsIn(rest: readonly Token[], synonyms: readonly Synonym[]): ReadonlySet<Token> {
  const found = new Set<Token>();
  for (const { term } of synonyms) {
    if (!rest.some(({ word }) => term.startsWith(word))) continue;
    const words = term.split(' ');
    for (let at = 0; at + words.length <= rest.length; at += 1) {
      const tokens = rest.slice(at, at + words.length);
      if (words.every((word, offset) => tokens[offset]?.word === word))
        for (const token of tokens) found.add(token);
    }
  }
  return found;
}

function wordsFrom(query: string, tokens: readonly Token[]): string {
  return tokens.map(({ from, to }) => query.slice(from, to)).join(' ');
}
