import { LRUCache } from 'lru-cache';
import { inOtherNumber } from '../grammatical-number.ts';
import { NearWords } from '../near-spelling.ts';

/** Ids of the indexed words that a query word matches. */
export interface Meaning {
  /** Words with this prefix, including itself, and its plural or singular. */
  readonly beginnings: readonly number[];
  /** Itself, its singular and its plural. */
  readonly forms: readonly number[];
  /** Words within typo distance. */
  readonly near: readonly number[];
}

/** Limit of cached query words. The cache takes a few megabytes and saves 0.15 of 2.3 ms per search (4,000 places). */
const MAX_REMEMBERED = 20_000;

/** The indexed words. Words are never removed: one that no place has any more just matches no rows. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #nearWords = new NearWords<number>();
  /** The words that searches find, between line breaks: looking through all at once takes a fraction of looking at each. */
  #joined = '\n';
  /** Where they start, by their ids. */
  readonly #starts: number[] = [];
  /** They and their ids, by the first letter. */
  #begun = new Map<string, (readonly [word: string, number: number])[]>();
  readonly #meanings = new LRUCache<string, Meaning>({
    max: MAX_REMEMBERED,
    memoMethod: (word) => ({
      forms: this.formsOf(word),
      beginnings: [...new Set([...this.beginningWith(word), ...this.formsOf(word)])],
      near: this.#nearWords.nearTo(word).map(({ value }) => value),
    }),
  });

  get size(): number {
    return this.#numbers.size;
  }

  /** Whether the word, its plural or its singular is indexed. */
  has(word: string): boolean {
    return this.formsOf(word).length > 0;
  }

  /** The id of a word; assigns one if it is new. */
  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#nearWords.add(word, number);
    this.#numbers.set(word, number);
    return number;
  }

  meaningOf(word: string): Meaning {
    return this.#meanings.memo(word);
  }

  /** The ids of the words that begin so. */
  beginningWith(start: string): number[] {
    const alike = this.#begun.get(start.charAt(0)) ?? [];
    return alike.flatMap(([word, number]) => (word.startsWith(start) ? [number] : []));
  }

  /** The ids of the words that contain a part, in order. */
  containing(part: string): number[] {
    const found: number[] = [];
    let index = 0;
    for (let at = this.#joined.indexOf(part); at >= 0;) {
      for (let to = this.#starts.length; index + 1 < to;) {
        const middle = (index + to) >> 1;
        if ((this.#starts[middle] ?? Infinity) <= at) index = middle;
        else to = middle;
      }
      found.push(index);
      at = this.#joined.indexOf(part, this.#starts[index + 1] ?? Infinity);
    }
    return found;
  }

  /** The ids of the word, its singular and its plural, of those that are indexed. */
  formsOf(word: string): number[] {
    return [word, ...inOtherNumber(word)].flatMap((form) => this.exactly(form));
  }

  /** The id of the word itself, if it is indexed. */
  exactly(word: string): number[] {
    const number = this.#numbers.get(word);
    return number === undefined ? [] : [number];
  }

  /** Lets searches find the words added since the last call. For whoever builds columns of them: until then, no row has them. */
  indexNewWords(): void {
    for (const word of [...this.#numbers.keys()].slice(this.#starts.length)) {
      this.#starts.push(this.#joined.length - 1);
      this.#joined += `${word}\n`;
    }
    this.#begun = Map.groupBy(this.#numbers, ([word]) => word.charAt(0));
    this.#meanings.clear();
  }
}
