/** Texts joined by line breaks: looking through all of them at once takes a fraction of looking at each. */
export class JoinedTexts {
  #all = '\n';
  readonly #starts: number[] = [];

  get length(): number {
    return this.#starts.length;
  }

  add(texts: readonly string[]): this {
    let start = this.#all.length - 1;
    for (const text of texts) {
      this.#starts.push(start);
      start += text.length + 1;
    }
    this.#all += texts.map((text) => `${text}\n`).join('');
    return this;
  }

  /** The indexes of the texts that contain a part, in order. A line break is where a text begins. */
  containing(part: string): number[] {
    const found: number[] = [];
    let index = 0;
    for (let at = this.#all.indexOf(part); at >= 0;) {
      while ((this.#starts[index + 1] ?? Infinity) <= at) index += 1;
      found.push(index);
      at = this.#all.indexOf(part, this.#starts[index + 1] ?? Infinity);
    }
    return found;
  }
}
