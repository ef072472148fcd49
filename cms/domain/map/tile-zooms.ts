/** Zoom levels of the base map's tiles. Maps can't zoom out further; beyond `last`, its tiles are enlarged. */
export const TILE_ZOOMS = {
  first: 8,
  /** Tiles include minor streets from this level on. */
  streets: 13,
  last: 14,
} as const;
