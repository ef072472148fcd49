import type { Columns } from './columns.ts';

const EARTH_RADIUS_MILES = 3_958.8;
/** From middle to middle: a quarter of an hour on foot. */
const AROUND_MILES = 0.8;

type Point = readonly [x: number, y: number, z: number];

/** The neighborhoods around one, the nearest first, by the middles of their places. Worked out when first asked for. */
export function neighborhoodsAround(columns: Columns): (neighborhood: string) => readonly string[] {
  let middles: ReadonlyMap<string, Point> | undefined;
  return (neighborhood) => {
    middles ??= middlesOf(columns);
    const from = middles.get(neighborhood);
    if (!from) return [];
    return [...middles]
      .map(([name, to]) => ({ name, miles: EARTH_RADIUS_MILES * distanceBetween(from, to) }))
      .filter(({ name, miles }) => name !== neighborhood && miles <= AROUND_MILES)
      .sort((a, b) => a.miles - b.miles)
      .map(({ name }) => name);
  };
}

/** Places without coordinates say nothing of where a neighborhood is. */
function middlesOf({ size, position, facets }: Columns): ReadonlyMap<string, Point> {
  const { codes, values } = facets.neighborhood;
  const sums = values.map(() => ({ x: 0, y: 0, z: 0, count: 0 }));
  for (let row = 0; row < size; row += 1) {
    const sum = sums[codes[row] ?? 0];
    const x = position.x[row] ?? Number.NaN;
    if (!sum || Number.isNaN(x)) continue;
    sum.x += x;
    sum.y += position.y[row] ?? 0;
    sum.z += position.z[row] ?? 0;
    sum.count += 1;
  }
  return new Map(
    sums.flatMap(({ x, y, z, count }, code): [string, Point][] =>
      // The first value stands for none.
      code === 0 || count === 0 ? [] : [[values[code] ?? '', [x / count, y / count, z / count]]],
    ),
  );
}

function distanceBetween([ax, ay, az]: Point, [bx, by, bz]: Point): number {
  return Math.hypot(ax - bx, ay - by, az - bz);
}
