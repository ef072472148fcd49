/**
 * The rows that a search has found, in no order, each with its tier. What is not found costs nothing: a search of a large
 * city looks at what its words lead to, not at every place.
 */
export class FoundRows {
  /** The lowest is the best, 0 is not found. */
  readonly tiers: Uint8Array;
  readonly #rows: Int32Array;
  #count = 0;

  constructor(size: number) {
    this.tiers = new Uint8Array(size);
    this.#rows = new Int32Array(size);
  }

  /** Until more are found or some are dropped. */
  get rows(): Int32Array {
    return this.#rows.subarray(0, this.#count);
  }

  forget(): void {
    this.tiers.fill(0);
    this.#count = 0;
  }

  findAll(): void {
    this.tiers.fill(1);
    this.#count = this.#rows.length;
    for (let row = 0; row < this.#count; row += 1) this.#rows[row] = row;
  }

  /** In this tier, unless it has been found in a better one. */
  find(row: number, tier: number): void {
    const known = this.tiers[row] ?? 0;
    if (known === 0) this.#rows[this.#count++] = row;
    if (known === 0 || tier < known) this.tiers[row] = tier;
  }

  /** Makes room for so many tiers before those of what is found, or of some of it. */
  shiftTiers(by: number, isShifted: (row: number) => boolean = () => true): void {
    for (let index = 0; index < this.#count; index += 1) {
      const row = this.#rows[index] ?? 0;
      if (isShifted(row)) this.tiers[row] = (this.tiers[row] ?? 0) + by;
    }
  }

  keep(passes: (row: number) => boolean): void {
    let kept = 0;
    for (let index = 0; index < this.#count; index += 1) {
      const row = this.#rows[index] ?? 0;
      if (passes(row)) this.#rows[kept++] = row;
      else this.tiers[row] = 0;
    }
    this.#count = kept;
  }
}
