import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { Coordinates } from '#domain/places/distance';
import type { MapPalette } from './map-palette.ts';

/** A place on the map. */
export interface Pin extends Coordinates {
  readonly id: number;
  /** Its number in the list. */
  readonly rank: number;
}

export const PINS = 'pins';
export const POINTED = 'pointed';
export const HERE = 'here';
/** The layers that react to a press. */
export const PRESSABLE = { pin: 'pin', cluster: 'cluster' } as const;
/** Image names used by layers. */
export const PIN_DOT = 'pin-dot';
export const POINTED_DOT = 'pointed-dot';

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };
/** Pins closer than this would hide each other's numbers, so they are clustered up to this zoom. */
const CLUSTER_PIXELS = 20;
const CLUSTERED_TO_ZOOM = 15;
/** Lower ranks are plain dots: "400" would look like a cluster of 400. */
const LAST_NUMBERED = 99;
const IS_CLUSTER: ['has', string] = ['has', 'point_count'];

export function pinSources(pins: readonly Pin[]): Record<string, SourceSpecification> {
  return {
    [PINS]: {
      type: 'geojson',
      data: pinFeatures(pins),
      cluster: true,
      clusterRadius: CLUSTER_PIXELS,
      clusterMaxZoom: CLUSTERED_TO_ZOOM,
    },
    [POINTED]: { type: 'geojson', data: NOTHING },
    [HERE]: { type: 'geojson', data: NOTHING },
  };
}

export function pinFeatures(pins: readonly Pin[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: pins.map(({ id, rank, longitude, latitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { place: id, rank },
    })),
  };
}

/** From bottom to top: clusters, pins, the highlighted pin. */
export function pinLayers(palette: MapPalette, ranked: boolean): LayerSpecification[] {
  return [
    {
      id: PRESSABLE.cluster,
      type: 'circle',
      source: PINS,
      filter: IS_CLUSTER,
      paint: {
        'circle-color': palette.cluster,
        'circle-radius': ['step', ['get', 'point_count'], 14, 10, 17, 100, 22, 1000, 27],
        'circle-stroke-color': palette.land,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'cluster-count',
      type: 'symbol',
      source: PINS,
      filter: IS_CLUSTER,
      // As wide as the circle below it, which doesn't take part in label collision.
      layout: { 'text-field': ['get', 'point_count_abbreviated'], ...number(palette), 'text-padding': 12 },
      paint: bold(palette.onCluster),
    },
    {
      id: PRESSABLE.pin,
      type: 'symbol',
      source: PINS,
      filter: ['!', IS_CLUSTER],
      layout: dot(PIN_DOT, palette, ranked),
      paint: bold(palette.onPin),
    },
    {
      id: HERE,
      type: 'circle',
      source: HERE,
      paint: {
        'circle-color': palette.here,
        'circle-radius': 8,
        'circle-stroke-color': palette.land,
        'circle-stroke-width': 3,
      },
    },
    {
      id: POINTED,
      type: 'symbol',
      source: POINTED,
      layout: dot(POINTED_DOT, palette, ranked),
      paint: bold(palette.onPointed),
    },
  ];
}

type SymbolLayer = Extract<LayerSpecification, { type: 'symbol' }>;

/** A dot with its rank, unless the number could be mistaken for a cluster's. The best-ranked are on top. */
function dot(icon: string, palette: MapPalette, ranked: boolean): SymbolLayer['layout'] {
  return {
    'icon-image': icon,
    'icon-size': ranked ? ['step', ['get', 'rank'], 1, LAST_NUMBERED + 1, 0.7] : 0.7,
    // All pins are drawn; names move aside.
    'icon-allow-overlap': true,
    'symbol-sort-key': ['-', 0, ['get', 'rank']],
    ...(ranked && {
      'text-field': ['step', ['get', 'rank'], ['to-string', ['get', 'rank']], LAST_NUMBERED + 1, ''] as const,
      ...number(palette),
    }),
  };
}

function number({ font }: MapPalette) {
  return {
    'text-font': [font],
    'text-size': 12,
    'text-allow-overlap': true,
  };
}

/** The map's font has a single weight, so a halo in the same color makes the digits bold. */
function bold(color: string): SymbolLayer['paint'] {
  return { 'text-color': color, 'text-halo-color': color, 'text-halo-width': 0.4 };
}

/** A dot as an image at twice its display size. */
export function drawDot(radius: number, color: string, rim: string): ImageData {
  const size = radius * 4;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return new ImageData(size, size);
  context.fillStyle = color;
  context.strokeStyle = rim;
  context.lineWidth = 4;
  context.beginPath();
  context.arc(size / 2, size / 2, size / 2 - 2, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  return context.getImageData(0, 0, size, size);
}
