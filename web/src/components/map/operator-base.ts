import { addProtocol, type LayerSpecification, type SourceSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { drawnBase, type MapBase, namesAlong } from './drawn-layers.ts';
import type { MapPalette } from './map-palette.ts';

type About =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'pmtiles'; readonly attribution: string; readonly file: string };

/** Makes a base in the given colors, which change between light and dark. */
export type MakeBase = (palette: MapPalette) => MapBase;

/** The operator's base map, or the drawn city if there is none. */
export async function findBase(): Promise<MakeBase> {
  const about = (await fetchJson('/basemap/about.json')) as About;
  if (about.kind === 'drawn') return drawnBase;
  const { attribution, file } = about;
  addProtocol('pmtiles', new Protocol().tile);
  const url = `pmtiles://${location.origin}/basemap/${file}`;
  const source: SourceSpecification = { type: 'vector', url };
  return (palette) => ({ sources: { base: source }, layers: tileLayers(palette), attribution });
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}

type Paint = Extract<LayerSpecification, { type: 'line' }>['paint'];
type Rule = NonNullable<Extract<LayerSpecification, { type: 'line' }>['filter']>;
const widths = (narrow: number, wide: number): NonNullable<Paint>['line-width'] => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  10,
  narrow,
  17,
  wide,
];

const isOf = (...kinds: string[]): Rule => ['in', ['get', 'kind'], ['literal', kinds]];

/** Streets below arteries below highways, with street names where they fit. */
function roads(palette: MapPalette): LayerSpecification[] {
  const looks = [
    { id: 'highways', color: palette.highway, width: widths(1.2, 14), minzoom: 0, rule: isOf('highway') },
    {
      id: 'arteries',
      color: palette.road,
      width: widths(0.8, 12),
      minzoom: 9,
      rule: isOf('major_road', 'medium_road'),
    },
    { id: 'streets', color: palette.road, width: widths(0.2, 9), minzoom: 11.5, rule: isOf('minor_road') },
  ];
  const lines = looks.map(({ id, color, width, minzoom, rule }): LayerSpecification => ({
    id,
    type: 'line',
    ...from('roads'),
    minzoom,
    filter: rule,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width },
  }));
  return [...lines.toReversed(), namesAlong(palette, { ...from('roads'), minzoom: 14 })];
}

const from = (layer: string) => ({ source: 'base', 'source-layer': layer });

const fill = (id: string, color: string, layer: string) => ({
  id,
  type: 'fill' as const,
  ...from(layer),
  paint: { 'fill-color': color },
});

/** The Protomaps schema. */
function tileLayers(palette: MapPalette): LayerSpecification[] {
  return [
    {
      ...fill('parks', palette.park, 'landuse'),
      filter: isOf('park', 'cemetery', 'golf_course', 'nature_reserve', 'forest', 'wood', 'grass'),
    },
    fill('water', palette.water, 'water'),
    ...roads(palette),
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
