/**
 * The rows found by a search, unordered, each with its tier. The cost depends on the rows found, not on the size of the
 * city.
 */
export class FoundRows {
  /** Lower is better; 0 means not found. */
  readonly tiers: Uint8Array;
  readonly #rows: Int32Array;
  #count = 0;

  constructor(size: number) {
    this.tiers = new Uint8Array(size);
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

  findAll(): void {
    this.tiers.fill(1);
    this.#count = this.#rows.length;
    for (let row = 0; row < this.#count; row += 1) this.#rows[row] = row;
  }

  /** Adds a row in this tier, unless it already has a better one. */
  find(row: number, tier: number): void {
    const known = this.tiers[row] ?? 0;
    if (known === 0) this.#rows[this.#count++] = row;
    if (known === 0 || tier < known) this.tiers[row] = tier;
  }

  /** Moves the found rows back by this many tiers. */
  shiftTiers(by: number): void {
    for (let index = 0; index < this.#count; index += 1) {
      const row = this.#rows[index] ?? 0;
      this.tiers[row] = (this.tiers[row] ?? 0) + by;
    }
  }

  /** Moves the rows of better tiers back to this one, except those of the best. */
  levelTiers(tier: number): void {
    for (let index = 0; index < this.#count; index += 1) {
      const row = this.#rows[index] ?? 0;
      if (this.tiers[row] !== 1) this.tiers[row] = Math.max(this.tiers[row] ?? 0, tier);
    }
  }

  /** Adds the rows that another search found, by their tiers. */
  addAll(tiers: Uint8Array): void {
    for (const [row, tier] of tiers.entries()) if (tier > 0) this.find(row, tier);
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
