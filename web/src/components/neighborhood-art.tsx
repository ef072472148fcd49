import { slugOf } from '#domain/addresses/slugs';
import clsx from 'clsx';
import { coverSeed } from './cuisine-cover.tsx';
import styles from './neighborhood-art.module.css';

interface NeighborhoodArtProps {
  readonly neighborhood: string;
  /** Overrides the neighborhood's own look, to differ from neighbors in a grid. */
  readonly look?: NeighborhoodLook | undefined;
  /** In the page header: the whole scene at full width. */
  readonly wide?: boolean;
}

/** A drawing typical of the neighborhood, such as water, a hill or rowhouses, under its own sky. The city's stylesheet has the drawings. Decorative. */
export function NeighborhoodArt({ neighborhood, look, wide = false }: NeighborhoodArtProps) {
  const { sky, stretch } = look ?? neighborhoodLook(neighborhood);
  return (
    <span
      className={clsx(styles.scene, wide ? styles.wide : styles.tile)}
      data-scene={slugOf(neighborhood)}
      data-sky={sky}
      data-stretch={stretch}
    />
  );
}

const VARIANTS = 8;
/** Columns of the widest grid: a neighbor on the left or above is at most this far back. */
const GRID_COLUMNS = 4;

/** Which sky and which stretch of street a neighborhood shows. */
export interface NeighborhoodLook {
  readonly sky: number;
  readonly stretch: number;
}

/** Stable: a neighborhood looks the same everywhere. */
export function neighborhoodLook(neighborhood: string): NeighborhoodLook {
  const seed = coverSeed(neighborhood);
  return { sky: (seed >>> 4) % VARIANTS, stretch: (seed >>> 12) % VARIANTS };
}

/** Looks for tiles in a grid: each keeps its own sky and stretch unless one of the previous four has it. */
export function gridLooks(neighborhoods: readonly string[]): ReadonlyMap<string, NeighborhoodLook> {
  const looks = new Map<string, NeighborhoodLook>();
  for (const neighborhood of neighborhoods) {
    const before = [...looks.values()].slice(-GRID_COLUMNS);
    const own = neighborhoodLook(neighborhood);
    looks.set(neighborhood, {
      sky: nextFree(
        own.sky,
        before.map(({ sky }) => sky),
      ),
      stretch: nextFree(
        own.stretch,
        before.map(({ stretch }) => stretch),
      ),
    });
  }
  return looks;
}

function nextFree(own: number, taken: readonly number[]): number {
  let variant = own;
  while (taken.includes(variant)) variant = (variant + 3) % VARIANTS;
  return variant;
}
