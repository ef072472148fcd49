interface Chosen {
  readonly isActive: boolean;
  /** Its chance to be shown; those of a list are together at most 1. */
  readonly share: number;
}

/**
 * The ad of a page view: from a random start (spec 1 §4) the first that this reader has not seen too often today.
 * `random` is in [0, 1).
 */
export function chooseAd<T extends Chosen>(
  ads: readonly T[],
  random: number,
  isSeenEnough: (ad: T) => boolean = () => false,
): T | undefined {
  let left = random;
  const start = ads.findIndex(({ share }) => (left -= share) < 0);
  return start < 0
    ? undefined
    : [...ads.slice(start), ...ads.slice(0, start)].find((ad) => ad.isActive && !isSeenEnough(ad));
}
