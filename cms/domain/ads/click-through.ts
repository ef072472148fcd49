/**
 * Clicks per impression as a percentage with two decimals, `0.00` when there are no impressions (spec 2 §5).
 * Rounds half up in integer arithmetic: as a float, 1.005 would become 1.00.
 */
export function clickThrough(clicks: number, impressions: number): string {
  if (impressions <= 0 || clicks <= 0) return '0.00';
  const hundredths = Number((BigInt(clicks) * 20_000n + BigInt(impressions)) / (2n * BigInt(impressions)));
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
