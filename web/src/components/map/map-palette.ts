import type { LayerSpecification } from 'maplibre-gl';
import LAYERS from './map-layers.json' with { type: 'json' };

/** The colors of a map by their names in the city's palette. */
const TOKENS = {
  land: 'map-land',
  water: 'map-water',
  park: 'map-park',
  road: 'map-road',
  highway: 'map-highway',
  name: 'map-name',
  nature: 'map-nature',
  pin: 'accent',
  cluster: 'deep',
  onCluster: 'card',
  pointed: 'ink',
  here: 'focus',
} as const;

/** Colors, and the font family of the names. */
export type MapPalette = Readonly<Record<keyof typeof TOKENS | 'font', string>>;

/** The colors as the page has them now: light or dark. */
export function readPalette(): MapPalette {
  const style = getComputedStyle(document.documentElement);
  const colors = Object.entries(TOKENS).map(([name, token]) => [
    name,
    style.getPropertyValue(`--${token}`).trim(),
  ]);
  return { ...(Object.fromEntries(colors) as Record<keyof typeof TOKENS, string>), font: 'Figtree Variable' };
}

/**
 * The layers of a part of the map, from bottom to top, in these colors: the drawn city, the operator's tiles (by the
 * schema of Protomaps), or the pins. They are written in MapLibre's style language, with "@water" for the color of water.
 */
export function layersOf(part: keyof typeof LAYERS, palette: MapPalette): LayerSpecification[] {
  const values = new Map(Object.entries(palette));
  return JSON.parse(JSON.stringify(LAYERS[part]), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('@') ? values.get(value.slice(1)) : value,
  ) as LayerSpecification[];
}
