import { drawnMap, drawnNames } from '#city';
import type { Feature, FeatureCollection } from 'geojson';
import type { LayerSpecification, Map, SourceSpecification } from 'maplibre-gl';
import { layersOf, type MapPalette } from './map-palette.ts';

/** The source of the site's own names. */
const NAMES = 'names';
/** Feature state of a name that the map's edge would cut. */
const CUT = 'cut';
/** As in map-layers.json. */
const LARGEST_PX = 16;
const WIDEST_EM = 8;
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
  const sources: MapBase['sources'] = {
    ...Object.fromEntries(drawn),
    [NAMES]: { type: 'geojson', data: nameFeatures() },
  };
  return {
    sources,
    // A city may lack some kinds of shapes.
    layers: layersOf('drawn', palette).filter(
      (layer) => 'source' in layer && Object.hasOwn(sources, layer.source),
    ),
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
