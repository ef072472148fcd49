/** A banner of 970 by 250 counts as a large one. */
const LARGE_AREA_PX = 970 * 250;
const SHARE = 0.5;
const LARGE_SHARE = 0.3;

/** It has been seen when its share was on screen for this long (decisions §9). */
export const VIEWABLE_AFTER_MS = 1_000;

/** How much of something must be on screen to be seen: half of it, 30% of a large one (decisions §9). */
export function viewableShare({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): number {
  return width * height >= LARGE_AREA_PX ? LARGE_SHARE : SHARE;
}
