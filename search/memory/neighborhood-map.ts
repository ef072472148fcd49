import type { Coordinates } from '../query.ts';
import type { Columns } from './columns.ts';
import { coordinatesOf, EARTH_RADIUS_MILES } from './unit-vector.ts';

/** Between the centers of two neighborhoods: a 15-minute walk. */
const AROUND_MILES = 0.8;

type Point = readonly [x: number, y: number, z: number];

/** Locations of neighborhoods, derived from their places. */
export interface NeighborhoodMap {
  /** Neighborhoods within walking distance, nearest first. */
  around(neighborhood: string): readonly string[];
  /** Null if no place there has coordinates. */
  middleOf(neighborhood: string): Coordinates | null;
}

/** Computed on first use. */
export function mapNeighborhoods(columns: Columns): NeighborhoodMap {
  let known: ReadonlyMap<string, Point> | undefined;
  const middles = () => (known ??= middlesOf(columns));
  return {
    around(neighborhood) {
      const from = middles().get(neighborhood);
      if (!from) return [];
      return [...middles()]
        .map(([name, to]) => ({ name, miles: EARTH_RADIUS_MILES * distanceBetween(from, to) }))
        .filter(({ name, miles }) => name !== neighborhood && miles <= AROUND_MILES)
        .sort((a, b) => a.miles - b.miles)
        .map(({ name }) => name);
    },
    middleOf(neighborhood) {
      const middle = middles().get(neighborhood);
      return middle ? coordinatesOf(middle) : null;
    },
  };
}

/** The median on each axis, so that one place with wrong coordinates doesn't move a neighborhood. */
function middlesOf({ size, position, facets }: Columns): ReadonlyMap<string, Point> {
  const { codes, values } = facets.neighborhood;
  const rowsOf = values.map((): number[] => []);
  for (let row = 0; row < size; row += 1) {
    if (!Number.isNaN(position.x[row] ?? Number.NaN)) rowsOf[codes[row] ?? 0]?.push(row);
  }
  const middle = (axis: Float64Array, rows: readonly number[]) => {
    const sorted = Float64Array.from(rows, (row) => axis[row] ?? 0).sort();
    return ((sorted[(rows.length - 1) >> 1] ?? 0) + (sorted[rows.length >> 1] ?? 0)) / 2;
  };
  const { x, y, z } = position;
  return new Map(
    rowsOf.flatMap((rows, code): [string, Point][] =>
      // Code 0 means no neighborhood.
      code === 0 || rows.length === 0
        ? []
        : [[values[code] ?? '', [middle(x, rows), middle(y, rows), middle(z, rows)]]],
    ),
  );
}

function distanceBetween([ax, ay, az]: Point, [bx, by, bz]: Point): number {
  return Math.hypot(ax - bx, ay - by, az - bz);
}
