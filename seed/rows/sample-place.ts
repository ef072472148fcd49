import { NOT_IMPORTED } from '#cms/imports/map/restaurant-fields';
import { restaurantDetailSchema } from '#contract/restaurants';
import { z } from 'zod';

const ALWAYS = {
  id: true,
  name: true,
  description: true,
  category: true,
  neighborhood: true,
  address: true,
  status: true,
  localFavorite: true,
} as const;

/**
 * One place of `places.json`. Absent or `null` means unknown. Websites are kept as given, including malformed ones, and
 * so are 0/0 coordinates: the site has to handle both.
 */
export const samplePlaceSchema = z.strictObject({
  ...restaurantDetailSchema.omit(NOT_IMPORTED).partial().required(ALWAYS).shape,
  imageUrl: z.string().nullish(),
  /** The list that a real place is from, and its key there; a sample place has none. */
  source: z.string().optional(),
  sourceKey: z.string().optional(),
  published: z.boolean(),
});
export type SamplePlace = z.infer<typeof samplePlaceSchema>;

/** Names in stored form, one per row. */
export function asRows(names: readonly string[] = []): { name: string }[] {
  return names.map((name) => ({ name }));
}
