const ATTEMPTS = 10;
const FIRST_MS = 5_000;
const GROWTH = 3.2;
const LONGEST_MS = 24 * 60 * 60 * 1_000;

/**
 * Delay until the next attempt; `null` after the last: two days in total, then staff decide. Adds up to a fifth of jitter
 * to spread the load.
 */
export function retryDelayMs(attempts: number, random: number): number | null {
  const delay = Math.min(FIRST_MS * GROWTH ** (attempts - 1), LONGEST_MS);
  return attempts > ATTEMPTS ? null : Math.round(delay * (1 + random / 5));
}
