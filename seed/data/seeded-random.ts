/** A seeded random generator (mulberry32), so that generated content is reproducible. */
export interface Dice {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number;
  /** True with probability `share`. */
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** Normally distributed with mean 0 and standard deviation 1 (Box-Muller). */
  normal(): number;
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function whole(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  function pick<T>(items: readonly T[]): T {
    const [item] = items.slice(whole(0, items.length - 1));
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const keyed = items.map((item) => ({ item, order: next() }));
    return keyed.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
  }

  return {
    next,
    whole,
    pick,
    shuffle,
    chance: (share) => next() < share,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
