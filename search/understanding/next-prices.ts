export const PRICES = ['$', '$$', '$$$', '$$$$'];

/** The adjacent price levels: someone who finds nothing cheap would rather pay a little more than any price. */
export function nextPrices(asked: readonly string[]): string[] {
  return PRICES.filter(
    (price, at) =>
      !asked.includes(price) &&
      [PRICES[at - 1], PRICES[at + 1]].some((neighbor) => neighbor !== undefined && asked.includes(neighbor)),
  );
}
