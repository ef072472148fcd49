import type { FeatureCollection } from 'geojson';
import type { CircleLayerSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { Coordinates } from '#domain/places/distance';
import type { MapPalette } from './map-palette.ts';

/** A place on the map. */
export interface Pin extends Coordinates {
  readonly id: number;
}

export const PINS = 'pins';
export const POINTED = 'pointed';
export const HERE = 'here';
/** The layers that react to a press. */
export const PRESSABLE = { pin: 'pin', cluster: 'cluster' } as const;

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };
/** Pins closer than this would cover each other, so they are clustered up to this zoom. */
const CLUSTER_PIXELS = 20;
const CLUSTERED_TO_ZOOM = 15;
const PIN_PIXELS = 7;
const POINTED_PIXELS = 11;
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
    features: pins.map(({ id, longitude, latitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { place: id },
    })),
  };
}

/** From bottom to top: clusters with their counts, pins, the reader, the highlighted pin. */
export function pinLayers(palette: MapPalette): LayerSpecification[] {
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
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': [palette.font],
        'text-size': 12,
        'text-allow-overlap': true,
        // As wide as the circle below it, which doesn't take part in label collision.
        'text-padding': 12,
      },
      // The map's font has a single weight, so a halo in the same color makes the digits bold.
      paint: {
        'text-color': palette.onCluster,
        'text-halo-color': palette.onCluster,
        'text-halo-width': 0.4,
      },
    },
    {
      ...dot({ id: PRESSABLE.pin, source: PINS, color: palette.pin, rim: palette.land, radius: PIN_PIXELS }),
      filter: ['!', IS_CLUSTER],
    },
    dot({ id: HERE, source: HERE, color: palette.here, rim: palette.land, radius: PIN_PIXELS }),
    dot({
      id: POINTED,
      source: POINTED,
      color: palette.pointed,
      rim: palette.land,
      radius: POINTED_PIXELS,
    }),
  ];
}

interface Dot {
  readonly id: string;
  readonly source: string;
  readonly color: string;
  readonly rim: string;
  /** In pixels. */
  readonly radius: number;
}

function dot({ id, source, color, rim, radius }: Dot): CircleLayerSpecification {
  return {
    id,
    type: 'circle',
    source,
    paint: {
      'circle-color': color,
      'circle-radius': radius,
      'circle-stroke-color': rim,
      'circle-stroke-width': 2,
    },
  };
}
