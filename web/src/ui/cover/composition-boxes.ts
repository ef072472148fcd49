import type { CoverComposition } from '#domain/covers/cover';

/** A square on the 400 x 300 cover. */
export interface PictogramBox {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Contains the side instead of the pictogram. */
  readonly isSide?: boolean;
}

/** The backdrop of the pictogram, by composition: a plate, or a window with a stone arch. */
const BACKDROPS: Readonly<Partial<Record<CoverComposition, string>>> = {
  plate: 'M76 150a124 124 0 1 1 248 0a124 124 0 1 1-248 0Z',
  window: 'M92 310V134a108 108 0 0 1 216 0V310Z',
};

export const backdropOf = (composition: CoverComposition) => BACKDROPS[composition];

/**
 * Positions of the pictograms, all within the middle square that a small thumbnail shows (x from 50 to 350), and within
 * the height that a card shows (y from 25 to 275). A fork or steam extends above its square by a sixth of its size.
 */
export const COMPOSITION_BOXES: Readonly<Record<CoverComposition, readonly PictogramBox[]>> = {
  solo: [{ x: 105, y: 55, size: 190 }],
  plate: [{ x: 122, y: 72, size: 156 }],
  pair: [
    { x: 64, y: 48, size: 130 },
    { x: 204, y: 126, size: 130 },
  ],
  close: [{ x: 94, y: 58, size: 212 }],
  trio: [
    { x: 54, y: 116, size: 84 },
    { x: 142, y: 84, size: 116 },
    { x: 262, y: 116, size: 84 },
  ],
  window: [{ x: 127, y: 100, size: 146 }],
  medley: [
    { x: 62, y: 54, size: 170 },
    { x: 244, y: 158, size: 96, isSide: true },
  ],
  room: [],
};
