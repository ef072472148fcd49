import type { Synonym } from '../query.ts';
import type { Fold } from '../search-terms.ts';
import { NearWords, slipsAllowed } from '../near-spelling.ts';
import { phraseKey, phrasesOf, STOP_WORDS, type KnownNames, type Meaning, type PartKind } from './phrases.ts';

/** Looks up phrases, ignoring spaces. */
export interface Lexicon {
  find(words: readonly string[]): Meaning | null;
  /** Like `find`, with typo tolerance. */
  findNear(words: readonly string[]): Meaning | null;
  /** What phrases with this beginning mean. */
  beginningWith(text: string): readonly Meaning[];
  isStopWord(word: string): boolean;
}

/** Kinds of parts that staff can add aliases for by a synonym. */
const NAMED_BY_SYNONYMS: readonly PartKind[] = ['neighborhood', 'occasion', 'feature'];

/** Number of words in the longest phrase. */
export const LONGEST_PHRASE = 5;
/** Minimum length for typo tolerance in names of what the city doesn't have. */
const LONG_NAME = 8;

/** An emoji that stands for no word. */
const IS_SIGN = /^\p{Extended_Pictographic}$/u;

/** Step by step. */
export function* buildLexicon(
  fold: Fold,
  names: KnownNames,
  synonyms: readonly Synonym[] = [],
): Generator<undefined, Lexicon> {
  const phrases = new Map<string, Meaning>();
  const add = (phrase: string, meaning: Meaning) => {
    const key = phraseKey(fold, phrase);
    // Some sources have a category "restaurants", which is a stop word.
    if (key === '' || STOP_WORDS.has(key)) return;
    const known = phrases.get(key);
    if (!known) phrases.set(key, meaning);
    else if (known.kind === 'cuisine' && meaning.kind === 'feature') {
      phrases.set(key, { besideCuisine: meaning, ...known });
    }
  };
  for (const [phrase, meaning] of phrasesOf(fold, names)) {
    add(phrase, meaning);
    yield;
  }
  // Synonyms of cuisines also match text, as a dish is served outside its cuisine too.
  for (const { term, meaning } of synonyms) {
    const meant = phrases.get(phraseKey(fold, meaning));
    if (meant && NAMED_BY_SYNONYMS.includes(meant.kind)) add(term, meant);
  }

  const nearPhrases = new NearWords<Meaning>();
  for (const [phrase, meaning] of phrases) {
    // "Chili" isn't a slip of Chili's, nor "arby" of "darby".
    if (!meaning.absent || phrase.length >= LONG_NAME) nearPhrases.add(phrase, meaning);
  }
  return {
    find: (words) => phrases.get(words.join('')) ?? null,
    findNear(words) {
      // Both must be long enough for that many typos.
      const found = nearPhrases
        .nearTo(words.join(''))
        .filter(({ word, slips }) => slips <= slipsAllowed(word));
      return found.sort((a, b) => a.slips - b.slips)[0]?.value ?? null;
    },
    beginningWith(text) {
      const start = phraseKey(fold, text);
      if (start === '') return [];
      return [...phrases].flatMap(([phrase, meaning]) => (phrase.startsWith(start) ? [meaning] : []));
    },
    isStopWord: (word) => STOP_WORDS.has(word) || IS_SIGN.test(word),
  };
}
