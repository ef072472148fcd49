import table from './drawings.json' with { type: 'json' };

export type Pictogram = keyof typeof table.sides;
export const PICTOGRAMS = Object.keys(table.sides) as Pictogram[];
/** Rooms, each drawn over the whole cover in place of a pattern. */
export const ROOMS = [
  'bar',
  'counter',
  'patio',
  'bakery-window',
  'booth',
  'candle-table',
  'crab-deck',
  'oven',
  'brewery',
  'market-stall',
  'noren',
  'marble-steps',
  'hatch',
  'rooftop',
] as const;
export type Room = (typeof ROOMS)[number];

/** What the drawn cover of a place may show. */
export interface Drawing {
  readonly dish: Pictogram;
  /** Drawn beside the dish where there is room. */
  readonly side: Pictogram;
  readonly room: Room;
}
