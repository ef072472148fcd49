/**
 * Keys seen recently: kept for at least `keepMs` and at most twice that, with at most `most` in either half.
 */
export class RecentKeys {
  readonly #keepMs: number;
  readonly #most: number;
  #young = new Set<string>();
  #old = new Set<string>();
  #turnsAt = 0;

  constructor({ keepMs, most }: { keepMs: number; most: number }) {
    this.#keepMs = keepMs;
    this.#most = most;
  }

  /** Adds the key; returns whether it was already there. */
  sees(key: string, now: number): boolean {
    if (now >= this.#turnsAt || this.#young.size >= this.#most) this.#turn(now);
    if (this.#young.has(key) || this.#old.has(key)) return true;
    this.#young.add(key);
    return false;
  }

  #turn(now: number): void {
    const isLongAgo = now >= this.#turnsAt + this.#keepMs;
    this.#old = isLongAgo ? new Set() : this.#young;
    this.#young = new Set();
    this.#turnsAt = now + this.#keepMs;
  }
}
