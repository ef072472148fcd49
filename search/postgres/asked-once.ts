/** Answers about words, each asked for once: while an answer is under way, whoever needs it waits for the same one. */
export class AskedOnce<T> {
  readonly #ask: (word: string) => Promise<T>;
  readonly #most: number;
  #known = new Map<string, T>();
  readonly #underWay = new Map<string, Promise<T>>();

  /** All is forgotten once there are more than `most`. */
  constructor(ask: (word: string) => Promise<T>, most = Infinity) {
    this.#ask = ask;
    this.#most = most;
  }

  async answers(words: readonly string[]): Promise<ReadonlyMap<string, T>> {
    const unknown = words.filter((word) => !this.#known.has(word));
    if (unknown.length === 0) return this.#known;
    const known = words.filter((word) => this.#known.has(word));
    const pairs = known.map((word) => [word, this.#known.get(word) as T] as const);
    const asked = await Promise.all(unknown.map(async (word) => [word, await this.#answer(word)] as const));
    return new Map([...pairs, ...asked]);
  }

  #answer(word: string): Promise<T> {
    const begun = this.#underWay.get(word);
    if (begun) return begun;
    const asked = this.#ask(word).then((answer) => {
      // Another map: whoever has been given the old one still reads it.
      if (this.#known.size >= this.#most) this.#known = new Map();
      this.#known.set(word, answer);
      return answer;
    });
    this.#underWay.set(word, asked);
    const forget = () => this.#underWay.delete(word);
    asked.then(forget, forget);
    return asked;
  }
}
