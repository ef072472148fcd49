import type { FeatureCollection } from 'geojson';
import type { SourceSpecification } from 'maplibre-gl';
import type { Coordinates } from '#domain/places/distance';

/** A place on the map. */
export interface Pin extends Coordinates {
  readonly id: number;
}

export const PINS = 'pins';
export const POINTED = 'pointed';
export const HERE = 'here';
/** The layers of map-layers.json that react to a press. */
export const PRESSABLE = { pin: 'pin', cluster: 'cluster' } as const;

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };
/** Pins closer than this would cover each other, so they are clustered up to this zoom. */
const CLUSTER_PIXELS = 20;
const CLUSTERED_TO_ZOOM = 15;

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
