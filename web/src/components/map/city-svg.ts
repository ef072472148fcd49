import DRAWN_CITY from '#city/drawn-map.json';
import { sheetPointOf } from '#domain/places/city-sheet';
import type { FeatureCollection, MultiLineString, MultiPolygon, Position } from 'geojson';

/** The drawn city, with the kind of each feature. */
export const DRAWN = DRAWN_CITY as FeatureCollection<MultiPolygon | MultiLineString, { kind: string }>;

/**
 * The drawn city as a sheet of symbols (`/city.svg`); small maps show a part of it. Colors and widths are set where a
 * symbol is used.
 */
export function citySvg(): string {
  const paths = DRAWN.features.map(({ geometry, properties }) => {
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
