import type { CoverComposition } from '#domain/covers/cover';

/** A square on the 400 x 300 cover. */
export interface PictogramBox {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The plate in the composition that has one. */
export const PLATE = { cx: 200, cy: 150, r: 124 } as const;

/** Positions of the pictograms, all within the middle square that a small thumbnail shows. */
export const COMPOSITION_BOXES = {
  solo: [{ x: 105, y: 55, size: 190 }],
  plate: [{ x: 122, y: 72, size: 156 }],
  pair: [
    { x: 64, y: 44, size: 130 },
    { x: 204, y: 126, size: 130 },
  ],
  close: [{ x: 82, y: 48, size: 312 }],
} as const satisfies Record<CoverComposition, readonly PictogramBox[]>;
