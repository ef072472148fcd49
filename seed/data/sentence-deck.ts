/** Hands out sentences with as few repeats as possible. */
export interface SentenceDeck {
  /** The least-drawn sentence. `throwAt`, from 0 to 1, is where in the list to begin. */
  draw(sentences: readonly string[], throwAt: number): string;
  /** A sentence not drawn before; `undefined` if all were. */
  drawOnce(sentences: readonly string[], throwAt: number): string | undefined;
}

export function createSentenceDeck(): SentenceDeck {
  const drawn = new Map<string, number>();
  const timesDrawn = (sentence: string) => drawn.get(sentence) ?? 0;

  function draw(sentences: readonly string[], throwAt: number): string {
    const start = Math.floor(throwAt * sentences.length);
    const turned = [...sentences.slice(start), ...sentences.slice(0, start)];
    const [first] = turned.toSorted((a, b) => timesDrawn(a) - timesDrawn(b));
    if (first === undefined) throw new Error('No sentence to draw');
    drawn.set(first, timesDrawn(first) + 1);
    return first;
  }

  return {
    draw,
    drawOnce(sentences, throwAt) {
      const fresh = sentences.filter((sentence) => timesDrawn(sentence) === 0);
      return fresh.length === 0 ? undefined : draw(fresh, throwAt);
    },
  };
}
