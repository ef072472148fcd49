import { drawnMap, drawnNames } from '#city';
import type { Feature, FeatureCollection } from 'geojson';
import type { LayerSpecification, Map, SourceSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

/** The source of the site's own names. */
const NAMES = 'names';
/** Feature state of a name that the map's edge would cut. */
const CUT = 'cut';
const LARGEST_PX = 16;
const WIDEST_EM = 8;
const ASIDE_EM = 0.9;
/** Average letter width of the font. */
const LETTER_EM = 0.55;

/** The base of a map: everything under its pins. */
export interface MapBase {
  readonly sources: Readonly<Record<string, SourceSpecification>>;
  readonly layers: LayerSpecification[];
  /** As required by the data's license. */
  readonly attribution: string;
}

/** The site's own drawing of the city, for the large map. */
export function drawnBase(palette: MapPalette): MapBase {
  const drawn = drawnMap.features.map(
    (feature) => [feature.properties.kind, { type: 'geojson' as const, data: linesOf(feature) }] as const,
  );
  const kinds = new Set<string>(drawn.map(([kind]) => kind));
  return {
    sources: { ...Object.fromEntries(drawn), [NAMES]: { type: 'geojson', data: nameFeatures() } },
    layers: [
      ...shapes(palette).filter(({ id }) => kinds.has(id)),
      ...NAMED_ALONG.filter(({ source }) => kinds.has(source)).map((look) => namesAlong(palette, look)),
      ...names(palette),
    ],
    attribution: 'Our own drawing',
  };
}

/** A name belongs to one line, so those with names are features of their own. */
function linesOf(feature: (typeof drawnMap.features)[number]): Feature | FeatureCollection {
  const { geometry, properties } = feature;
  const { names: given } = properties;
  if (geometry.type === 'MultiPolygon' || !given) return { ...feature, type: 'Feature' };
  const features = geometry.coordinates.map((coordinates, index): Feature => ({
    type: 'Feature',
    properties: { name: given[index] },
    geometry: { type: 'LineString', coordinates },
  }));
  return { type: 'FeatureCollection', features };
}

const NAMED_ALONG = [
  { source: 'streets', minzoom: 14 },
  { source: 'arteries', minzoom: 12.5 },
] as const;

/** The names of streets, along them. */
export function namesAlong(
  palette: MapPalette,
  { source, minzoom, ...more }: { source: string; minzoom: number; 'source-layer'?: string },
): LayerSpecification {
  return {
    id: `${source}-along`,
    type: 'symbol',
    source,
    ...more,
    minzoom,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 220,
      'text-field': ['get', 'name'],
      'text-font': [palette.font],
      'text-size': ['interpolate', ['linear'], ['zoom'], 12, 10, 17, 14],
    },
    paint: { 'text-color': palette.name, 'text-halo-color': palette.road, 'text-halo-width': 2 },
  };
}

/** Every kind of shape, in the order of drawing; a city may lack some. */
function shapes(palette: MapPalette): LayerSpecification[] {
  return [
    fill('water', palette.water),
    fill('parks', palette.park),
    fill('lakes', palette.water),
    line('rivers', palette.water, [10, 1, 15, 5]),
    line('streets', palette.road, [11, 0.5, 15, 5]),
    line('arteries', palette.road, [9, 0.7, 15, 9]),
    line('highways', palette.highway, [9, 1.2, 15, 10]),
    line('border', palette.name, [9, 0.8, 15, 1.5], [4, 3]),
  ];
}

function fill(id: string, color: string): LayerSpecification {
  return { id, type: 'fill', source: id, paint: { 'fill-color': color } };
}

/** `widths`: a zoom, the width there, another zoom, the width there. */
export function line(
  id: string,
  color: string,
  [near, narrow, far, wide]: readonly [number, number, number, number],
  dashes?: number[],
): Extract<LayerSpecification, { type: 'line' }> {
  return {
    id,
    type: 'line',
    source: id,
    layout: { 'line-cap': dashes ? 'butt' : 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], near, narrow, far, wide],
      ...(dashes && { 'line-dasharray': dashes, 'line-opacity': 0.5 }),
    },
  };
}

/** Hides names that the map's edge would cut, if the map shows the site's own names. */
export function hideCutNames(map: Map): void {
  if (!map.getSource(NAMES)) return;
  const { clientWidth, clientHeight } = map.getContainer();
  for (const { id, geometry, properties } of nameFeatures().features) {
    if (id === undefined || geometry.type !== 'Point') continue;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const { x, y } = map.project([longitude, latitude]);
    const half = (Math.min(String(properties?.name).length * LETTER_EM, WIDEST_EM) / 2) * LARGEST_PX;
    const isCut = x < half || x > clientWidth - half || y < LARGEST_PX || y > clientHeight - LARGEST_PX;
    map.setFeatureState({ source: NAMES, id }, { [CUT]: isCut });
  }
}

function nameFeatures(): FeatureCollection {
  const features = drawnNames.map(({ longitude, latitude, ...properties }, index): Feature => ({
    type: 'Feature',
    // Zero is not a feature's id to the map.
    id: index + 1,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties,
  }));
  return { type: 'FeatureCollection', features };
}

/** The zoom from which names of a rank are shown. */
const NAMED_FROM = { 1: 0, 2: 11.6, 3: 13.4 } as const;

function names(palette: MapPalette): LayerSpecification[] {
  return ([3, 2, 1] as const).flatMap((rank) =>
    (['place', 'nature', 'road'] as const).map((kind): LayerSpecification => ({
      id: `${kind}-${rank}`,
      type: 'symbol',
      source: NAMES,
      minzoom: NAMED_FROM[rank],
      filter: ['all', ['==', ['get', 'rank'], rank], isOfKind(kind)],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [palette.font],
        'text-size': ['interpolate', ['linear'], ['zoom'], 10, kind === 'road' ? 10 : 12, 15, LARGEST_PX],
        'text-max-width': WIDEST_EM,
        'text-letter-spacing': kind === 'nature' ? 0.06 : 0,
        'text-padding': 6,
        // A name moves aside for a pin.
        'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
        'text-radial-offset': ASIDE_EM,
      },
      paint: {
        'text-opacity': ['case', ['boolean', ['feature-state', CUT], false], 0, 1],
        'text-color': kind === 'nature' ? palette.nature : palette.name,
        'text-halo-color': kind === 'road' ? palette.highway : palette.land,
        'text-halo-width': kind === 'road' ? 3 : 1.6,
      },
    })),
  );
}

function isOfKind(kind: 'place' | 'nature' | 'road'): ['in', ['get', string], ['literal', string[]]] {
  return ['in', ['get', 'kind'], ['literal', kind === 'nature' ? ['water', 'park'] : [kind]]];
}
