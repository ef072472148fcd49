import { TILE_ZOOMS } from '#domain/map/tile-zooms';
import {
  addProtocol,
  type ExpressionSpecification,
  type LayerSpecification,
  type SourceSpecification,
} from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { drawnBase, type MapBase, placeNames } from './drawn-layers.ts';
import type { MapPalette } from './map-palette.ts';

type About =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'pmtiles'; readonly attribution: string; readonly file: string }
  | {
      readonly kind: 'tiles';
      readonly attribution: string;
      readonly file: string;
      readonly bounds: [number, number, number, number];
    };

/** Makes a base in the given colors, which change between light and dark. */
export type MakeBase = (palette: MapPalette) => MapBase;

/** The operator's base map, or the drawn city if there is none. */
export async function findBase(): Promise<MakeBase> {
  const about = (await fetchJson('/basemap/about.json')) as About;
  if (about.kind === 'drawn') return drawnBase;
  const { attribution } = about;
  const address = `${location.origin}/basemap/${about.file}`;
  if (about.kind === 'pmtiles') {
    addProtocol('pmtiles', new Protocol().tile);
    const source: SourceSpecification = { type: 'vector', url: `pmtiles://${address}` };
    return (palette) => ({ sources: { base: source }, layers: tileLayers(palette), attribution });
  }
  const { bounds } = about;
  const tiles = [`${address}/{z}/{x}/{y}.pbf`];
  const { first: minzoom, last: maxzoom } = TILE_ZOOMS;
  const source: SourceSpecification = { type: 'vector', tiles, bounds, minzoom, maxzoom };
  return (palette) => {
    const names = placeNames();
    return {
      sources: { base: source, ...names.sources },
      layers: [...layersOfFile(palette), ...names.layers(palette)],
      attribution,
    };
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}

type Paint = Extract<LayerSpecification, { type: 'line' }>['paint'];
type Rule = NonNullable<Extract<LayerSpecification, { type: 'line' }>['filter']>;
type Placed = Exclude<LayerSpecification, { type: 'background' }>;

const widths = (narrow: number, wide: number): NonNullable<Paint>['line-width'] => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  10,
  narrow,
  17,
  wide,
];

interface Roads {
  /** Highways, arteries, and the streets between them. */
  readonly rules: readonly [Rule, Rule, Rule];
  /** The lowest zoom at which the tiles have streets. */
  readonly streetsFrom: number;
}

/** Streets below arteries below highways, with street names where they fit. */
function roads(palette: MapPalette, { rules, streetsFrom }: Roads): Placed[] {
  const looks = [
    { id: 'highways', color: palette.highway, width: widths(1.2, 14), minzoom: 0 },
    { id: 'arteries', color: palette.road, width: widths(0.8, 12), minzoom: 9 },
    { id: 'streets', color: palette.road, width: widths(0.2, 9), minzoom: streetsFrom },
  ];
  const lines = looks.map(({ id, color, width, minzoom }, index): Placed => ({
    id,
    type: 'line',
    ...from('roads'),
    minzoom,
    filter: rules[index] ?? true,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width },
  }));
  return [
    ...lines.toReversed(),
    {
      id: 'street-names',
      type: 'symbol',
      ...from('roads'),
      minzoom: 14,
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': [palette.font],
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, 10, 17, 13],
      },
      paint: { 'text-color': palette.name, 'text-halo-color': palette.land, 'text-halo-width': 1.5 },
    },
  ];
}

const from = (layer: string) => ({ source: 'base', 'source-layer': layer });

const fill = (id: string, color: string, layer: string) => ({
  id,
  type: 'fill' as const,
  ...from(layer),
  paint: { 'fill-color': color },
});

/** Layers of a file made by `npm run basemap`: `rank` 1 is a highway, up to 3 an artery. */
function layersOfFile(palette: MapPalette): Placed[] {
  const rank: ExpressionSpecification = ['get', 'rank'];
  return [
    fill('parks', palette.park, 'parks'),
    fill('water', palette.water, 'water'),
    {
      id: 'rail',
      type: 'line',
      ...from('rail'),
      paint: { 'line-color': palette.name, 'line-width': 1, 'line-opacity': 0.35 },
    },
    ...roads(palette, {
      rules: [
        ['<=', rank, 1],
        ['all', ['>', rank, 1], ['<=', rank, 3]],
        ['>', rank, 3],
      ],
      streetsFrom: TILE_ZOOMS.streets,
    }),
  ];
}

/** The Protomaps schema. */
function tileLayers(palette: MapPalette): Placed[] {
  const isOf = (...kinds: string[]): Rule => ['in', ['get', 'kind'], ['literal', kinds]];
  return [
    {
      ...fill('parks', palette.park, 'landuse'),
      filter: isOf('park', 'cemetery', 'golf_course', 'nature_reserve', 'forest', 'wood', 'grass'),
    },
    fill('water', palette.water, 'water'),
    ...roads(palette, {
      rules: [isOf('highway'), isOf('major_road', 'medium_road'), isOf('minor_road')],
      streetsFrom: 11.5,
    }),
    {
      id: 'places',
      type: 'symbol',
      ...from('places'),
      filter: isOf('locality', 'neighbourhood', 'macrohood'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [palette.font],
        'text-size': ['interpolate', ['linear'], ['zoom'], 10, 12, 15, 16],
        'text-max-width': 8,
      },
      paint: { 'text-color': palette.name, 'text-halo-color': palette.land, 'text-halo-width': 1.6 },
    },
  ];
}
