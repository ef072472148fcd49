/** The first ad of a page view: a random one of those running (spec 1 §4). `random` is in [0, 1). */
export function chooseAd<T extends { readonly isActive: boolean }>(
  ads: readonly T[],
  random: number,
): T | undefined {
  const running = ads.filter(({ isActive }) => isActive);
  return running[Math.floor(random * running.length)];
}
