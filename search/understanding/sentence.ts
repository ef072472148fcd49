import { valueByPhrase } from '../phrase-table.ts';
import { FACETS } from '../query.ts';
import type { Lexicon } from './lexicon.ts';
import type { Meaning } from './phrases.ts';
import table from './words.json' with { type: 'json' };
import type { Token } from './tokens.ts';

/** Some words of a query, in the role they play there. */
export interface Piece {
  /**
   * `not` and `or` join others; a `filler` is a stop word; `silent` is understood but asks for nothing; an
   * `opposite` is a meaning by what is not: "not loud".
   */
  readonly role: 'meaning' | 'opposite' | 'text' | 'filler' | 'silent' | 'allergens' | 'not' | 'or';
  readonly tokens: readonly Token[];
  /** Set exactly for `meaning` and `opposite`. */
  readonly meaning: Meaning | null;
  readonly isNot: boolean;
  readonly side: number | null;
}

const isCondition = ({ role }: Piece) => role === 'meaning' || role === 'text';

/** "Not spicy noodles" are noodles, and "not spicy Thai" is Thai; but "no live music" and "no raw fish" have neither. */
const BEFORE_ADJECTIVE = /^(not|nothing|isnt|arent|never)/;
const OPPOSITES = valueByPhrase(table.opposites);
const UNKNOWN = new Set(table.unknown.split(', '));

/**
 * What follows "no" is excluded, with the rest of a list: "no fish or meat". A part is never read so as to reverse the
 * sentence: what can't be excluded is given up and said.
 */
export function withExclusions(pieces: readonly Piece[], lexicon: Lexicon): readonly Piece[] {
  const read: Piece[] = [];
  /** "No" and fillers before what it excludes, or what stands between it and the next in a list. */
  let before: Piece[] = [];
  let excluded: Piece | null = null;
  let taken: Piece | undefined;
  const flush = () => {
    read.push(...before);
    before = [];
    excluded = null;
  };
  for (const [at, piece] of pieces.entries()) {
    if (piece === taken) continue;
    const isAfterNot = before[0]?.role === 'not';
    if (piece.role === 'not') {
      flush();
      before.push(piece);
    } else if (isCondition(piece) && (isAfterNot || goesOn(excluded, before, piece))) {
      const [first, ...others] = piece.tokens;
      const isAdjective = isAfterNot && BEFORE_ADJECTIVE.test(before[0]?.tokens[0]?.word ?? '');
      const isText = piece.role === 'text' && first !== undefined && !UNKNOWN.has(first.word);
      const other = isText && isAdjective && others.length > 0 ? { ...piece, tokens: others } : null;
      const next = pieces[at + 1];
      const isWhole = isText && isAfterNot && !isAdjective && next && isAdjacent(piece, next);
      taken = isWhole && next.meaning?.kind === 'cuisine' ? next : undefined;
      const tokens = other && first ? [first] : [...piece.tokens, ...(taken?.tokens ?? [])];
      read.push(exclude(isAfterNot ? before : [], { ...piece, tokens }, lexicon));
      if (other) read.push(other);
      before = [];
      excluded = other ? null : piece;
    } else if (isAfterNot ? piece.role === 'filler' && !isJoint(piece) : excluded && !isCondition(piece)) {
      before.push(piece);
    } else {
      flush();
      read.push(piece);
    }
  }
  flush();
  return read;
}

const isJoint = ({ tokens }: Piece) => /^(and|but)$/.test(tokens[0]?.word ?? '');

/** Whether at most a space stands between them: no comma. */
export function isAdjacent(piece: Piece, next: Piece): boolean {
  return (next.tokens[0]?.from ?? 0) <= (piece.tokens.at(-1)?.to ?? 0) + 1;
}

/** "No fish or meat", "no fish and crab", "no olives, onions"; but "not Italian and cheap" is cheap. */
function goesOn(excluded: Piece | null, between: readonly Piece[], next: Piece): boolean {
  if (!excluded) return false;
  if (between.length === 0) return next.role === 'text' && !UNKNOWN.has(excluded.tokens[0]?.word ?? '');
  const isAlike = excluded.role === next.role && excluded.meaning?.kind === next.meaning?.kind;
  return between.some(({ role, tokens }) => role === 'or' || (isAlike && tokens[0]?.word === 'and'));
}

function exclude(before: readonly Piece[], found: Piece, lexicon: Lexicon): Piece {
  const tokens = [...before, found].flatMap((piece) => piece.tokens);
  const nothing = { tokens, meaning: null, isNot: false, side: null };
  // Nobody is sent to a chain that isn't here.
  if (found.meaning?.absent?.isChain) return { ...nothing, role: 'silent' };
  const words = found.tokens.map(({ word }) => word).join(' ');
  const opposite = lexicon.find(OPPOSITES.get(words)?.split(' ') ?? []);
  if (opposite) return { ...nothing, role: 'opposite', meaning: opposite.besideCuisine ?? opposite };
  const { besideCuisine: _, absent: _absent, ...meaning } = found.meaning ?? wordsMeaning(words);
  const isKnown = meaning.kind === 'words' || Object.keys(meaning.filters).some(isExcludable);
  return {
    ...nothing,
    role: 'meaning',
    isNot: true,
    meaning: isKnown ? meaning : { ...meaning, isUnknown: true },
  };
}

export function wordsMeaning(words: string): Meaning {
  const [first = ''] = words.split(' ');
  const isUnknown = UNKNOWN.has(first);
  return { kind: 'words', label: words, filters: {}, ...(isUnknown ? { isUnknown } : { words: [words] }) };
}

const FACET_FILTERS: readonly string[] = Object.values(FACETS).map(({ filter }) => filter);
const isExcludable = (filter: string) => filter === 'tags' || FACET_FILTERS.includes(filter);

/** "Or" joins the nearest conditions. Values of one facet are alternatives anyway; others are sides, once in a query. */
export function withSides(pieces: readonly Piece[]): readonly Piece[] {
  const groups: number[][] = [];
  for (const [at, { role }] of pieces.entries()) {
    if (role !== 'or') continue;
    const [left, right] = [nearest(pieces, at, -1), nearest(pieces, at, 1)];
    if (left === null || right === null) continue;
    const last = groups.at(-1);
    if (last?.at(-1) === left) last.push(right);
    else groups.push([left, right]);
  }
  const facetOf = (at: number) => facetIn(pieces[at]?.meaning?.filters ?? {}) ?? at;
  const keysOf = groups.map((group) => [...new Set(group.map(facetOf))]);
  const at = keysOf.findIndex((keys) => keys.length > 1);
  return pieces.map((piece, index) => {
    const isOfSide = groups[at]?.includes(index) ?? false;
    return { ...piece, side: isOfSide ? (keysOf[at]?.indexOf(facetOf(index)) ?? null) : null };
  });
}

/** A condition that may stand on a side of "or". */
function nearest(pieces: readonly Piece[], from: number, step: 1 | -1): number | null {
  for (let at = from + step; at >= 0 && at < pieces.length; at += step) {
    const { role = 'or', isNot = false, meaning = null } = pieces[at] ?? {};
    if (role === 'text') return at;
    if (role === 'meaning' && Object.keys(meaning?.filters ?? {}).length > 0) return isNot ? null : at;
    if (role === 'or' || role === 'not') return null;
  }
  return null;
}

/** The facet of the only filter; null if it is none. */
function facetIn(filters: object): string | null {
  const [name = '', ...others] = Object.keys(filters);
  return others.length === 0 && FACET_FILTERS.includes(name) ? name : null;
}
