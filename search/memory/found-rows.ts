/**
 * The rows found by a search, unordered, each with its tier. The cost depends on the rows found, not on the size of the
 * city. The arrays are used again by the next search: allocating them would cost more than a search.
 */
export class FoundRows {
  /** Lower is better; 0 means not found. */
  readonly tiers: Uint8Array;
  /** For each row, how many words of a text it has so far, and how badly the worst of them matches. */
  readonly reached: Uint8Array;
  readonly worst: Uint8Array;
  readonly #rows: Int32Array;
  #count = 0;

  constructor(size: number) {
    this.tiers = new Uint8Array(size);
    this.reached = new Uint8Array(size);
    this.worst = new Uint8Array(size);
    this.#rows = new Int32Array(size);
  }

  /** A view, valid until the next change. */
  get rows(): Int32Array {
    return this.#rows.subarray(0, this.#count);
  }

  clear(): void {
    this.tiers.fill(0);
    this.#count = 0;
  }

  findAll(tier: number): void {
    this.tiers.fill(tier);
    this.#count = this.#rows.length;
    for (let row = 0; row < this.#count; row += 1) this.#rows[row] = row;
  }

  /** Adds a row in this tier, unless it already has a better one. */
  find(row: number, tier: number): void {
    const known = this.tiers[row] ?? 0;
    if (known === 0) this.#rows[this.#count++] = row;
    if (known === 0 || tier < known) this.tiers[row] = tier;
  }

  keep(passes: (row: number) => boolean): void {
    let kept = 0;
    for (let index = 0; index < this.#count; index += 1) {
      const row = this.#rows[index] ?? 0;
      if (passes(row)) this.#rows[kept++] = row;
    }
    this.#count = kept;
  }
}
