import type { FeatureCollection } from 'geojson';
import {
  addProtocol,
  type ExpressionSpecification,
  type LayerSpecification,
  type SourceSpecification,
} from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { feature } from 'topojson-client';

import { drawnBase, type MapBase, placeNames } from './drawn-layers.ts';
import type { MapPalette } from './map-palette.ts';

type Topology = Parameters<typeof feature>[0];
type About =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'pmtiles' | 'layers'; readonly attribution: string; readonly file: string };

/** Makes a base in given colors: they change with the time of day. */
export type MakeBase = (palette: MapPalette) => MapBase;

/** The base map that the operator keeps, else the drawn city. */
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
  const collections = toCollections((await fetchJson(address)) as Topology | FeatureCollection);
  return (palette) => {
    const names = placeNames();
    const sources = Object.fromEntries(
      Object.entries(collections).map(([name, data]): [string, SourceSpecification] => [
        name,
        { type: 'geojson', data },
      ]),
    );
    return {
      sources: { ...sources, ...names.sources },
      layers: [
        ...fileLayers(palette).filter(({ source }) => source in collections),
        ...names.layers(palette),
      ],
      attribution,
    };
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}

/** One collection of each layer of the file. */
function toCollections(file: Topology | FeatureCollection): Record<string, FeatureCollection> {
  if (file.type === 'Topology') {
    return Object.fromEntries(
      Object.entries(file.objects).map(([name, object]) => {
        const made = feature(file, object);
        return [name, made.type === 'Feature' ? { type: 'FeatureCollection', features: [made] } : made];
      }),
    );
  }
  const byLayer = Map.groupBy(file.features, ({ properties }) => String(properties?.layer));
  return Object.fromEntries(
    [...byLayer].map(([name, features]) => [name, { type: 'FeatureCollection', features }]),
  );
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
  readonly source: string;
  readonly sourceLayer?: string;
  /** Highways, arteries, and the streets between them. */
  readonly rules: readonly [Rule, Rule, Rule];
  readonly name: ['get', string] | ['coalesce', ['get', string], ['get', string]];
}

/** Streets below arteries below highways, with the names of streets where there is room. */
function roads(palette: MapPalette, { source, sourceLayer, rules, name }: Roads): Placed[] {
  const from = { source, ...(sourceLayer !== undefined && { 'source-layer': sourceLayer }) };
  const looks = [
    { id: 'highways', color: palette.highway, width: widths(1.2, 14), minzoom: 0 },
    { id: 'arteries', color: palette.road, width: widths(0.8, 12), minzoom: 9 },
    { id: 'streets', color: palette.road, width: widths(0.2, 9), minzoom: 11.5 },
  ];
  const lines = looks.map(({ id, color, width, minzoom }, index): Placed => ({
    id,
    type: 'line',
    ...from,
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
      ...from,
      minzoom: 14,
      layout: {
        'symbol-placement': 'line',
        'text-field': name,
        'text-font': [palette.font],
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, 10, 17, 13],
      },
      paint: { 'text-color': palette.name, 'text-halo-color': palette.land, 'text-halo-width': 1.5 },
    },
  ];
}

const fill = (id: string, color: string, from: { source: string; 'source-layer'?: string }): Placed => ({
  id,
  type: 'fill',
  ...from,
  paint: { 'fill-color': color },
});

/** Layers as the check asks for them: `rank` 1 is a highway, to 3 an artery. */
function fileLayers(palette: MapPalette): Placed[] {
  const rank: ExpressionSpecification = ['coalesce', ['get', 'rank'], ['get', 'c'], 6];
  return [
    fill('parks', palette.park, { source: 'parks' }),
    fill('water', palette.water, { source: 'water' }),
    {
      id: 'rail',
      type: 'line',
      source: 'rail',
      paint: { 'line-color': palette.name, 'line-width': 1, 'line-opacity': 0.35 },
    },
    ...roads(palette, {
      source: 'roads',
      rules: [
        ['<=', rank, 1],
        ['all', ['>', rank, 1], ['<=', rank, 3]],
        ['>', rank, 3],
      ],
      name: ['coalesce', ['get', 'name'], ['get', 'n']],
    }),
  ];
}

/** The Protomaps schema. */
function tileLayers(palette: MapPalette): Placed[] {
  const from = (layer: string) => ({ source: 'base', 'source-layer': layer });
  const isOf = (...kinds: string[]): Rule => ['in', ['get', 'kind'], ['literal', kinds]];
  return [
    {
      ...fill('parks', palette.park, from('landuse')),
      filter: isOf('park', 'cemetery', 'golf_course', 'nature_reserve', 'forest', 'wood', 'grass'),
    } as Placed,
    fill('water', palette.water, from('water')),
    ...roads(palette, {
      source: 'base',
      sourceLayer: 'roads',
      rules: [isOf('highway'), isOf('major_road', 'medium_road'), isOf('minor_road')],
      name: ['get', 'name'],
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
