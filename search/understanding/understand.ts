import { ALL_KINDS } from '../dish-kinds.ts';
import type { Coordinates, Synonym } from '../query.ts';
import { phoneDigits, type Fold } from '../search-terms.ts';
import { synonymsIn } from '../synonyms.ts';
import { LONGEST_PHRASE, type Lexicon } from './lexicon.ts';
import { allergensAt, budgetAt, ONLY_ALLERGENS, partyAt } from './patterns.ts';
import { capitalize, type Meaning, type PartKind } from './phrases.ts';
import { isAdjacent, withExclusions, withSides, wordsMeaning, type Piece } from './sentence.ts';
import table from './words.json' with { type: 'json' };
import { meaningOn, minuteOfMeal, timeAt, timesIn, type Calendar, type SaidTimes } from './time-words.ts';
import { tokensOf, withOtherWords, type Token } from './tokens.ts';

/** A piece of a query that stands for a filter or a sort order. */
export interface Part extends Meaning {
  /** The piece as typed; the label says how it was interpreted. */
  readonly typed: string;
  /** The query without this part. */
  readonly without: string;
  /** Its filters and words are what no place may have. */
  readonly isNot: boolean;
  /** The side of an "or" that it belongs to; null: it holds for all. */
  readonly side: number | null;
}

/** What a query can't be answered with, to be said. */
export type Notice =
  | { readonly kind: 'allergens' }
  /**
   * A chain or a cuisine that the city doesn't have, and the label of what is offered instead; or a dish that by a synonym
   * stands for a cuisine as well, whose places come after those that serve it.
   */
  | { readonly kind: 'absent' | 'widened'; readonly name: string; readonly label: string };

/** A query split into parts and remaining text. */
export interface Understanding {
  readonly parts: readonly Part[];
  /** The remaining text of each side of an "or"; one if there is none. */
  readonly texts: readonly string[];
  /** The query without stop words and exclusions: a name with all of these words matches too. Empty: none does. */
  readonly significant: string;
  readonly notices: readonly Notice[];
}

/** What the city has, to read queries by. */
export interface KnownCity {
  readonly fold: Fold;
  readonly lexicon: Lexicon;
  /** Whether any place has the word, in singular or plural: known words aren't typos. */
  readonly isWord: (word: string) => boolean;
  /** Whether the two words are adjacent in the name of a dish. */
  readonly isDish: (one: string, next: string) => boolean;
  /** Whether the words follow each other in the name of a place. */
  readonly isName: (words: readonly string[]) => boolean;
  /** Neighborhoods near this one, nearest first. */
  readonly around: (neighborhood: string) => readonly string[];
  /** The center of a neighborhood; null if no place there has coordinates. */
  readonly middleOf: (neighborhood: string) => Coordinates | null;
  /** Terms with a synonym keep their stop words: "low and slow". */
  readonly synonyms: readonly Synonym[];
}

export interface UnderstandOptions extends KnownCity, Calendar {
  /** Pieces of the query to treat as text. */
  readonly plain: readonly string[];
}

const PHONE = /^[\d\s().+-]+$/;
const MIN_PHONE_DIGITS = 7;

/** Reads a query from left to right and takes the longest phrase, exact or with a typo; anything else is text. */
export function understand(query: string, options: UnderstandOptions): Understanding {
  if (PHONE.test(query) && phoneDigits(query).length >= MIN_PHONE_DIGITS) {
    return { parts: [], texts: [phoneDigits(query)], significant: phoneDigits(query), notices: [] };
  }
  const { fold, lexicon, plain, synonyms, isDish } = options;
  const tokens = withOtherWords(tokensOf(fold, query, plain));
  const terms = termsIn(tokens, synonyms);
  const isSaid = (token: Token) =>
    token.isPlain === true || terms.has(token) || !lexicon.isStopWord(token.word);
  const words = wordsOfTokens(tokens);
  const people = words.reduce((most, _, at) => Math.max(most, partyAt(words.slice(at))?.people ?? 1), 1);
  const times = timesIn(words, options.now ?? 0);
  const knowledge: Knowledge = { ...options, isSaid, people, times };

  const read = withMealTime(readPieces(tokens, knowledge), knowledge);
  const joined = joinTexts(withoutNewText(read), isDish);
  const pieces = withSides(withDiets(withoutTwins(withExclusions(joined, lexicon))));

  // "Sushi sushi", "coffee to study": one part is both.
  const alike = Map.groupBy(pieces, ({ meaning, isNot, side }) => JSON.stringify([meaning, isNot, side]));
  const parts = [...alike.values()].flatMap((same): Part[] => {
    const [first] = same;
    if (!first?.meaning) return [];
    const { meaning, tokens: of, isNot, side } = first;
    const typed = query.slice(of[0]?.from, of.at(-1)?.to);
    const without = same.reduceRight((rest, piece) => withoutPiece(rest, pieces, piece), query);
    return [{ ...meaning, typed, without: without.replaceAll(/\s+/g, ' ').trim(), isNot, side }];
  });
  const isText = ({ role }: Piece) => role === 'text';
  const notices = [...noticesOf(pieces), ...widenings(pieces, synonyms, lexicon)];
  const isAsked = ({ role, isNot, meaning }: Piece) =>
    role === 'text' || (role === 'meaning' && !isNot && !meaning?.isUnknown);
  const isNamed = pieces.some(
    (piece) => isAsked(piece) && (piece.meaning === null || IN_NAMES.has(piece.meaning.kind)),
  );
  const wordsOf = (of: readonly Piece[]) =>
    wordsFrom(query, of.flatMap((piece) => piece.tokens).filter(isSaid));
  const lastSide = Math.max(0, ...pieces.map(({ side }) => side ?? 0));
  const texts = Array.from({ length: lastSide + 1 }, (_, at) =>
    wordsOf(pieces.filter((piece) => isText(piece) && (piece.side === null || piece.side === at))),
  );
  const isAsTyped = (token: Token) => isSaid(token) && token.isOtherWord !== true;
  // Stop words are all that some queries and names have: "food", "The Who".
  const areFillers = pieces.every(({ role }) => role === 'filler' || role === 'not' || role === 'or');
  return {
    parts,
    texts: areFillers || (pieces.every(isText) && tokens.every(isAsTyped)) ? [query] : texts,
    significant: areFillers ? wordsFrom(query, tokens) : wordsOf(isNamed ? pieces.filter(isAsked) : []),
    notices,
  };
}

/** In a list after "no", the rest is still excluded: "no fish or meat" becomes "no meat" or "no fish". */
function withoutPiece(query: string, pieces: readonly Piece[], piece: Piece): string {
  const at = pieces.indexOf(piece);
  const isSaid = ({ role }: Piece) => role !== 'filler' && role !== 'or';
  const [before, next] = [pieces.slice(0, at).findLast(isSaid), pieces.slice(at + 1).find(isSaid)];
  const { tokens, isNot } = piece;
  const goesOn = isNot && next?.isNot === true && notLength(next.tokens) === 0;
  const isLater = isNot && notLength(tokens) === 0;
  const from = isLater ? before?.tokens.at(-1)?.to : tokens[goesOn ? notLength(tokens) : 0]?.from;
  const to = goesOn && !isLater ? next.tokens[0]?.from : tokens.at(-1)?.to;
  return `${query.slice(0, from)} ${query.slice(to)}`;
}

/** Other kinds alone are no part of a name: "Late Lunch" isn't meant by "open late". */
const IN_NAMES: ReadonlySet<PartKind> = new Set(['cuisine', 'neighborhood']);

interface Knowledge extends UnderstandOptions {
  /** Not a stop word, or to be searched for all the same. */
  readonly isSaid: (token: Token) => boolean;
  /** How many will eat. */
  readonly people: number;
  readonly times: SaidTimes;
}

function noticesOf(pieces: readonly Piece[]): readonly Notice[] {
  const hasAllergens = pieces.some(
    ({ role, isNot, meaning }) =>
      role === 'allergens' || (isNot && ONLY_ALLERGENS.test(meaning?.words?.[0] ?? '')),
  );
  const absent = pieces.flatMap(({ meaning, isNot }): Notice[] =>
    meaning?.absent && !isNot ? [{ kind: 'absent', name: meaning.absent.name, label: meaning.label }] : [],
  );
  return hasAllergens ? [{ kind: 'allergens' }, ...absent] : absent;
}

function widenings(pieces: readonly Piece[], synonyms: readonly Synonym[], lexicon: Lexicon) {
  const isDish = ({ role, meaning, isNot }: Piece) =>
    role === 'text' || (meaning?.kind === 'cuisine' && !isNot);
  const words = wordsOfTokens(pieces.filter(isDish).flatMap(({ tokens }) => tokens));
  return synonymsIn(words, synonyms).flatMap(({ term, meaning }): Notice[] => {
    const { kind, label = '' } = lexicon.find(meaning.split(' ')) ?? {};
    // Beside another word, it's something else: crab cakes are no cakes, and fish cakes neither.
    return kind === 'cuisine' && term === words.join(' ') ? [{ kind: 'widened', name: term, label }] : [];
  });
}

/** Before a neighborhood, these include its surroundings: "near Canton". */
const NEARNESS = new RegExp(`(^| )(${table.near.split(', ').join('|')})( the)?$`);

function readPieces(tokens: readonly Token[], knowledge: Knowledge): readonly Piece[] {
  const { isSaid, around } = knowledge;
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    // No phrase goes across what is plain text or says nothing.
    const end = tokens.findIndex(
      ({ isPlain, word }, index) => index >= at && (isPlain ?? (word === '' && index > at)),
    );
    const rest = tokens.slice(at, end < 0 ? tokens.length : end);
    const isNear = NEARNESS.test(wordsOfTokens(tokens.slice(Math.max(0, at - 3), at)).join(' '));
    const read = readAt(rest, knowledge) ?? (isNear ? unknownPlaceAt(rest, knowledge) : null);
    const other = tokens.slice(at, at + 1).some(isSaid) ? 'text' : 'filler';
    const { role = 'meaning', meaning = null, length }: Reading = read ?? { role: other, length: 1 };
    const isPlace = isNear && meaning?.kind === 'neighborhood';
    pieces.push({
      role,
      tokens: tokens.slice(at, at + length),
      meaning: isPlace ? withAround(meaning, around) : meaning,
      isNot: false,
      side: null,
    });
    at += length;
  }
  return pieces;
}

/**
 * "Lunch" leaves out what is closed at lunchtime, unless the query has another time: "late dinner", "Sunday dinner". Places
 * with unknown hours stay: many serve lunch and don't say when.
 */
function withMealTime(pieces: readonly Piece[], { now }: Knowledge): readonly Piece[] {
  const isTimed = pieces.some(
    ({ meaning }) =>
      (meaning?.kind === 'time' && !meaning.filters.openedSince) ||
      meaning?.filters.tags?.includes('late night'),
  );
  if (now === null || isTimed) return pieces;
  const minuteOf = ({ role, tokens: [token] }: Piece) =>
    role !== 'filler' || !token ? null : minuteOfMeal(token.word, now);
  const meal = pieces.find((piece) => minuteOf(piece) !== null);
  if (!meal) return pieces;
  const meaning: Meaning = {
    kind: 'time',
    label: capitalize(meal.tokens[0]?.word ?? ''),
    filters: { mayBeOpenAt: minuteOf(meal) },
  };
  return pieces.map((piece) => (piece === meal ? { ...piece, role: 'meaning', meaning } : piece));
}

/** Before plain text, "new" is part of a name or a dish: "New York style". */
function withoutNewText(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, at) =>
    piece.meaning?.filters.openedSince && piece.tokens.length === 1 && pieces[at + 1]?.role === 'text'
      ? asText(piece)
      : piece,
  );
}

function asText(piece: Piece): Piece {
  return { ...piece, role: 'text', meaning: null };
}

/**
 * Adjacent words are one text, and so are pieces that together name a dish, whatever each means alone: "french toast" isn't
 * French, "hot dogs" isn't dog-friendly, "cuban sandwich" isn't Cuban or sandwiches, "mac and cheese" is one. Pairs of other
 * filters stay separate: "vegan pizza".
 */
function joinTexts(pieces: readonly Piece[], isDish: KnownCity['isDish']): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.findLastIndex(({ role }) => role !== 'filler');
    const before = joined[last];
    const isNext = before?.role === 'text' && last === joined.length - 1 && isAdjacent(before, piece);
    if (!before || !((isNext && piece.role === 'text') || areDish(before, piece, isDish))) joined.push(piece);
    else {
      const tokens = [...joined.splice(last), piece].flatMap((one) => one.tokens);
      joined.push(asText({ ...piece, tokens }));
    }
  }
  return joined;
}

function areDish(before: Piece, piece: Piece, isDish: KnownCity['isDish']): boolean {
  const both = [before, piece];
  const areConditions = both.every(({ role, meaning }) => meaning !== null || role === 'text');
  const areCuisines = both.every(({ meaning }) => meaning?.kind === 'cuisine' && !meaning.besideCuisine);
  const isOne = areConditions && (areCuisines || both.some(({ role }) => role === 'text'));
  return isOne && isDish(before.tokens.at(-1)?.word ?? '', piece.tokens[0]?.word ?? '');
}

/**
 * Beside what else is wanted, a diet is a requirement, and a cuisine that isn't here a word: "vegan pizza", "vegan brunch",
 * "Swedish meatballs".
 */
function withDiets(pieces: readonly Piece[]): readonly Piece[] {
  const isDependent = ({ meaning }: Piece) => meaning?.besideCuisine ?? meaning?.absent?.isChain === false;
  const isWanted = (piece: Piece) =>
    piece.role === 'text' ||
    (piece.meaning && !piece.isNot && !isDependent(piece) && WANTED.has(piece.meaning.kind));
  if (!pieces.some(isWanted)) return pieces;
  return pieces.map((piece) => {
    if (!piece.meaning || !isDependent(piece)) return piece;
    const { besideCuisine } = piece.meaning;
    return besideCuisine ? { ...piece, meaning: besideCuisine } : asText(piece);
  });
}

const WANTED: ReadonlySet<PartKind> = new Set(['cuisine', 'occasion', 'feature']);

/**
 * "Steak, but not a steakhouse": a cuisine that is wanted and excluded is wanted as a word, and excluded as a kind of place;
 * but in "seafood, no fish" a kind of dish is excluded.
 */
function withoutTwins(pieces: readonly Piece[]): readonly Piece[] {
  const cuisinesOf = ({ meaning }: Piece) => meaning?.filters.cuisines?.join() ?? null;
  return pieces.map((piece) => {
    const { meaning, isNot } = piece;
    const twin = pieces.find((other) => other.isNot !== isNot && cuisinesOf(other) === cuisinesOf(piece));
    if (!meaning || cuisinesOf(piece) === null || !twin) return piece;
    const { word = '' } = (isNot ? piece : twin).tokens.at(-1) ?? {};
    if (ALL_KINDS.includes(word)) return isNot ? { ...piece, meaning: wordsMeaning(word) } : piece;
    return isNot ? { ...piece, meaning: { ...meaning, words: [] } } : asText(piece);
  });
}

function withAround(meaning: Meaning, aroundOne: KnownCity['around']): Meaning {
  const { neighborhoods = [] } = meaning.filters;
  const around = [...new Set(neighborhoods.flatMap(aroundOne))].filter(
    (name) => !neighborhoods.includes(name),
  );
  return around.length === 0 ? meaning : { ...meaning, label: `Near ${meaning.label}`, around };
}

interface Reading {
  readonly length: number;
  /** Default: a meaning. */
  readonly role?: Piece['role'];
  readonly meaning?: Meaning | null;
}

const NOT = new Set(table.not.split(', ').map((words) => words.replaceAll(' ', '')));
const LONGEST_NOT = 3;

/** The number of words at the start that say "no": 0 to 3. */
function notLength(tokens: readonly Token[]): number {
  const words = wordsOfTokens(tokens.slice(0, LONGEST_NOT));
  while (words.length > 0 && !NOT.has(words.join(''))) words.pop();
  return words.length;
}

function readAt(tokens: readonly Token[], knowledge: Knowledge): Reading | null {
  const { lexicon, now, times, people } = knowledge;
  const all = wordsOfTokens(tokens);
  if (all.length === 0) return null;
  if (all[0] === '') return { role: 'silent', length: 1 };
  if (all[0] === 'or') return { role: 'or', length: 1 };
  const negation = notLength(tokens);
  if (negation > 0) return { role: 'not', length: negation };
  const allergens = allergensAt(all);
  if (allergens > 0) return { role: 'allergens', length: allergens };
  const amount = budgetAt(all, people) ?? partyAt(all);
  if (amount) return amount.meaning ? amount : { role: 'silent', length: amount.length };
  const time = now === null ? null : timeAt(all, now, times);
  for (let length = Math.min(all.length, LONGEST_PHRASE); length > 0; length -= 1) {
    // Times are parsed by rule, so they can be longer than any phrase.
    if (time && time.length >= length) return time;
    const words = all.slice(0, length);
    const meaning = lexicon.find(words) ?? findMistyped(words, knowledge);
    const read = meaning && readToday(meaning, words, knowledge);
    if (read) return { meaning: read, length };
  }
  return null;
}

/** The meaning of a phrase that depends on the day, or on whether the city has what it names. */
function readToday(
  meaning: Meaning,
  words: readonly string[],
  { isName, isWord, isDish, ...calendar }: Knowledge,
): Meaning | null {
  const { when, absent } = meaning;
  if (when) return meaningOn(meaning, calendar);
  if (!absent) return meaning;
  const [one = '', next] = words;
  const isServed = !absent.isChain && (next === undefined ? isWord(one) : isDish(one, next));
  const isHere = isServed || ((absent.isChain || next !== undefined) && isName(words));
  return isHere ? null : meaning;
}

/** Finds a phrase with typos. Known words aren't typos; stop words, "no" and single letters aren't part of one. */
function findMistyped(words: readonly string[], { lexicon, isWord }: Knowledge): Meaning | null {
  const isMeant = (word: string) => isWord(word) || lexicon.find([word]) !== null;
  const isApart = (word: string) => word.length === 1 || NOT.has(word) || lexicon.isStopWord(word);
  if (words.every(isMeant) || words.some(isApart)) return null;
  return lexicon.findNear(words);
}

/** "Near" words that no place has: unknown whereabouts, which say nothing about a place. */
function unknownPlaceAt(tokens: readonly Token[], { lexicon, isWord, isSaid }: Knowledge): Reading | null {
  const isUnknown = (token: Token) =>
    isSaid(token) && !isWord(token.word) && lexicon.find([token.word]) === null;
  const end = tokens.findIndex((token) => !isUnknown(token));
  const taken = end < 0 ? tokens : tokens.slice(0, end);
  const label = wordsOfTokens(taken).join(' ');
  return taken.length === 0
    ? null
    : { length: taken.length, meaning: { kind: 'neighborhood', label, filters: {}, isUnknown: true } };
}

/** The tokens that belong to a term with a synonym. */
function termsIn(tokens: readonly Token[], synonyms: readonly Synonym[]): ReadonlySet<Token> {
  const words = wordsOfTokens(tokens);
  return new Set(
    synonymsIn(words, synonyms).flatMap(({ at, length }) =>
      at.flatMap((from) => tokens.slice(from, from + length)),
    ),
  );
}

function wordsOfTokens(tokens: readonly Token[]): string[] {
  return tokens.map(({ word }) => word);
}

/** As typed, but other words for what is one. */
function wordsFrom(query: string, tokens: readonly Token[]): string {
  return tokens
    .map(({ word, isOtherWord, from, to }) => (isOtherWord ? word : query.slice(from, to)))
    .join(' ');
}
