import { foldText } from './text-fold.ts';

/** Below this, two texts share no more than a few letters by chance. */
const LEAST_LIKENESS = 0.3;
/** Shorter words ("of", "&") are in too many names to tell one. */
const SHORTEST_WORD = 3;
const MOST_REMEMBERED = 10_000;

/** A text and its words, each as its trigrams. */
type Parts = readonly [whole: ReadonlySet<string>, ...words: ReadonlySet<string>[]];

/** Names are asked about again and again. */
const known = new Map<string, Parts>();

/**
 * The names that look most like a text, best first: where one of its words is like a word of the name, or the whole like
 * the whole. Likeness is the share of trigrams in common, as PostgreSQL's `similarity` has it.
 */
export function nearestNames(text: string, names: readonly string[], most: number): string[] {
  const asked = partsOf(text);
  return names
    .map((name) => ({ name, ...compare(asked, knownPartsOf(name)) }))
    .filter(({ best }) => best >= LEAST_LIKENESS)
    .sort((a, b) => b.best - a.best || b.whole - a.whole || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}

function knownPartsOf(name: string): Parts {
  const remembered = known.get(name);
  if (remembered) return remembered;
  const parts = partsOf(name);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(name, parts);
  return parts;
}

function partsOf(text: string): Parts {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length >= SHORTEST_WORD);
  return [trigramsOf(words.join(' ')), ...long.map(trigramsOf)];
}

/** Two blanks before each word and one after it, so that beginnings count for more. */
function trigramsOf(text: string): ReadonlySet<string> {
  const trigrams = new Set<string>();
  for (const word of text.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}

/** Of the parts that are most alike, and of the two wholes. */
function compare([asked, ...askedWords]: Parts, [name, ...nameWords]: Parts) {
  const whole = similarity(asked, name);
  let best = whole;
  for (const one of askedWords) for (const other of nameWords) best = Math.max(best, similarity(one, other));
  return { best, whole };
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of a) if (b.has(trigram)) common += 1;
  return common / (a.size + b.size - common);
}
