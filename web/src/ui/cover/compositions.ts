import type { CoverComposition } from '#domain/covers/cover';
import compositions from './compositions.json' with { type: 'json' };

interface Composition {
  /** The backdrop of the pictogram: a plate, or a window with a stone arch. */
  readonly backdrop?: string;
  /** Squares for the pictogram, or for the side. */
  readonly boxes: readonly { x: number; y: number; size: number; isSide?: boolean }[];
}

/**
 * Where things stand on the 400 x 300 cover, all within the middle square that a small thumbnail shows (x from 50 to
 * 350), and within the height that a card shows (y from 25 to 275). A fork or steam extends above its square by a sixth
 * of its size.
 */
export const COMPOSITIONS: Readonly<Record<CoverComposition, Composition>> = compositions;
