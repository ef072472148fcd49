/** Of the tiles that layers of a base map are cut into: the site's maps go no further out; further in, the last are drawn larger. */
export const TILE_ZOOMS = {
  first: 8,
  /** From here on they have the streets between the arteries. */
  streets: 13,
  last: 14,
} as const;
