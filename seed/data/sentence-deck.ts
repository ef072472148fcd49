/** Hands out sentences so that none is heard twice where readers would notice. */
export interface SentenceDeck {
  /**
   * The sentence that was drawn least so far, and for none of these lists if one is left. `throwAt`, from 0 to 1, is where
   * in the list to begin.
   */
  draw(sentences: readonly string[], throwAt: number, lists: readonly string[]): string;
}

export function createSentenceDeck(): SentenceDeck {
  const drawn = new Map<string, string[]>();

  return {
    draw(sentences, throwAt, lists) {
      const start = Math.floor(throwAt * sentences.length);
      const turned = [...sentences.slice(start), ...sentences.slice(0, start)];
      const cost = (sentence: string) => {
        const seen = drawn.get(sentence) ?? [];
        return seen.length + 1_000 * lists.filter((list) => seen.includes(list)).length;
      };
      const [first] = turned.toSorted((a, b) => cost(a) - cost(b));
      if (first === undefined) throw new Error('No sentence to draw');
      drawn.set(first, [...(drawn.get(first) ?? []), ...lists]);
      return first;
    },
  };
}
