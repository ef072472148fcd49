import type { CollectionBeforeChangeHook, JSONFieldValidation } from 'payload';
import { z } from 'zod';

const pointSchema = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number());
const ringsSchema = z.array(z.array(pointSchema).min(4)).min(1);
const polygonSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: ringsSchema }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(ringsSchema).min(1) }),
]);
/** A polygon, or a GeoJSON feature around it, as map programs export. */
const outlineSchema = z.union([
  polygonSchema,
  z.object({ type: z.literal('Feature'), geometry: polygonSchema }).transform(({ geometry }) => geometry),
]);

export const validateOutline: JSONFieldValidation = (value) =>
  value === null ||
  value === undefined ||
  outlineSchema.safeParse(value).success ||
  'Paste one polygon as GeoJSON: longitude before latitude, in degrees.';

/** Gives a neighborhood that has an outline but no center the center of its outline. */
export const fillCenter: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const known = { ...originalDoc, ...data };
  const outline = outlineSchema.safeParse(known.outline);
  if (!outline.success || (known.latitude != null && known.longitude != null)) return data;
  return { ...data, ...middleOf(outline.data) };
};

/** Center of the bounding box, precise enough to compare distances. */
function middleOf(polygon: z.infer<typeof polygonSchema>) {
  const points = polygon.type === 'Polygon' ? polygon.coordinates.flat() : polygon.coordinates.flat(2);
  const halfway = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
  return {
    latitude: halfway(points.map(([, latitude]) => latitude)),
    longitude: halfway(points.map(([longitude]) => longitude)),
  };
}
