/** In the order of a page: the middle, then clockwise, then the towns around. */
export const PARTS_OF_TOWN = [
  'middle',
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'around',
  'unknown',
] as const;
export type PartOfTown = (typeof PARTS_OF_TOWN)[number];
