import { drawnMap } from '#city';
import { sheetPointOf } from '#domain/places/city-sheet';
import type { Position } from 'geojson';

/**
 * The drawn city as a sheet of symbols (`/city.svg`); small maps show a part of it. Colors and widths are set where a
 * symbol is used.
 */
export function citySvg(): string {
  const paths = drawnMap.features.map(({ geometry, properties }) => {
    const lines =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat().map((ring) => `${lineOf(ring.slice(0, -1))}Z`)
        : geometry.coordinates.map(lineOf);
    return `<path id="${properties.kind}" vector-effect="non-scaling-stroke" d="${lines.join('')}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`;
}

function lineOf(positions: readonly Position[]): string {
  const points = positions.map(([longitude = 0, latitude = 0]) => sheetPointOf({ longitude, latitude }));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}
