import type { CollectionBeforeChangeHook, JSONFieldValidation } from 'payload';
import { z } from 'zod';
import { areaFeatureSchema, areaSchema, boundsOf, ringsOf } from '../../imports/map/area-feature.ts';

/** The points of an area, or of a GeoJSON feature around it, as map programs export; none for anything else. */
function pointsOf(outline: unknown) {
  const area = z.union([areaSchema, areaFeatureSchema.pick({ geometry: true })]).safeParse(outline).data;
  return area ? ringsOf('geometry' in area ? area : { geometry: area }).flat() : [];
}

export const validateOutline: JSONFieldValidation = (value) => {
  const [west, south, east, north] = boundsOf(pointsOf(value));
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return (
    value === null ||
    value === undefined ||
    (isOnEarth && west < east) ||
    'Paste one polygon as GeoJSON: longitude before latitude, in degrees.'
  );
};

/** Gives a neighborhood that has an outline but no center the middle of its outline’s box. */
export const fillCenter: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const known = { ...originalDoc, ...data };
  const points = pointsOf(known.outline);
  if (points.length === 0 || (known.latitude != null && known.longitude != null)) return data;
  const [west, south, east, north] = boundsOf(points);
  return { ...data, latitude: (south + north) / 2, longitude: (west + east) / 2 };
};
