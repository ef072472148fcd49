import { foldedWords } from './text-fold.ts';

/** Below this, texts share only a few letters by chance. */
const MIN_LIKENESS = 0.3;
/** Shorter words ("of", "&") are too common to identify a name. */
const SHORTEST_WORD = 3;

/** A name or one of its words, and how many trigrams it has. */
interface Part {
  readonly name: string;
  readonly isWhole: boolean;
  readonly size: number;
}

/**
 * Finds the names most similar to a text, best first: by word against word, or whole against whole. Similarity is
 * the share of common trigrams, as in PostgreSQL's `similarity`.
 */
export function nearestNameFinder(names: readonly string[]): (text: string, most: number) => string[] {
  const partsWith = new Map<string, Part[]>();
  for (const name of names) {
    for (const [index, trigrams] of partsOf(name).entries()) {
      const part = { name, isWhole: index === 0, size: trigrams.size };
      for (const trigram of trigrams) {
        const sharing = partsWith.get(trigram);
        if (sharing) sharing.push(part);
        else partsWith.set(trigram, [part]);
      }
    }
  }

  /** Each name with a common trigram, with the similarity of its best part. */
  function likenessOf(asked: ReadonlySet<string>, counts: (part: Part) => boolean): Map<string, number> {
    const common = new Map<Part, number>();
    for (const trigram of asked) {
      for (const part of partsWith.get(trigram) ?? []) {
        if (counts(part)) common.set(part, (common.get(part) ?? 0) + 1);
      }
    }
    const likeness = new Map<string, number>();
    for (const [{ name, size }, shared] of common) {
      const alike = shared / (asked.size + size - shared);
      if (alike > (likeness.get(name) ?? 0)) likeness.set(name, alike);
    }
    return likeness;
  }

  return (text, most) => {
    const [whole, ...words] = partsOf(text);
    const wholeLikeness = likenessOf(whole, (part) => part.isWhole);
    const likeness = new Map(wholeLikeness);
    for (const word of words) {
      for (const [name, alike] of likenessOf(word, (part) => !part.isWhole)) {
        if (alike > (likeness.get(name) ?? 0)) likeness.set(name, alike);
      }
    }
    return names
      .map((name) => ({ name, best: likeness.get(name) ?? 0, whole: wholeLikeness.get(name) ?? 0 }))
      .filter(({ best }) => best >= MIN_LIKENESS)
      .sort((a, b) => b.best - a.best || b.whole - a.whole || (a.name < b.name ? -1 : 1))
      .slice(0, most)
      .map(({ name }) => name);
  };
}

/** The trigrams of the whole text, then of each word. */
function partsOf(text: string): [whole: ReadonlySet<string>, ...words: ReadonlySet<string>[]] {
  const words = foldedWords(text);
  const long = words.filter((word) => word.length >= SHORTEST_WORD);
  return [trigramsOf(words.join(' ')), ...long.map(trigramsOf)];
}

/** Two blanks before each word and one after, so that beginnings weigh more. */
function trigramsOf(text: string): ReadonlySet<string> {
  const trigrams = new Set<string>();
  for (const word of text.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}
