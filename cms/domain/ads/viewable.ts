import type { Size } from './ad-size.ts';

/** A 970 x 250 banner counts as large. */
const LARGE_AREA_PX = 970 * 250;
const SHARE = 0.5;
const LARGE_SHARE = 0.3;

/** How long the share must be on screen to count as viewed (decisions §9). */
export const VIEWABLE_AFTER_MS = 1_000;

/** The share that must be on screen to count as viewed: half, or 30% of a large banner (decisions §9). */
export function viewableShare({ width, height }: Size): number {
  return width * height >= LARGE_AREA_PX ? LARGE_SHARE : SHARE;
}
