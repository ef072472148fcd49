import { z } from 'zod';
import { SeedFault } from './seed-fault.ts';
import { PLACE_STATUSES } from '#cms/imports/rows/restaurant-fields';
import { TAGS, openingSpanSchema } from '#contract/restaurants';
import { PRICE_RANGES } from '#domain/places/price-range';

const text = z.string().trim().min(1);

/**
 * One place of a sample file, ready to be stored. Absent or `null` means unknown. Websites are kept as given, broken
 * ones included, and 0/0 coordinates too: the site has to cope with both.
 */
export const samplePlaceSchema = z.strictObject({
  id: z.int().positive(),
  name: text.min(2),
  description: text.min(10),
  category: text,
  neighborhood: text,
  address: text.min(5),
  fullAddress: text.nullish(),
  phone: z
    .string()
    .regex(/^\+?[\d\s()-]+$/, 'Invalid phone number format')
    .nullish(),
  website: text.nullish(),
  imageUrl: text.nullish(),
  rating: z.number().min(0).max(5).nullish(),
  reviewCount: z.int().min(0).nullish(),
  priceRange: z.enum(PRICE_RANGES).nullish(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  status: z.enum(PLACE_STATUSES),
  localFavorite: z.boolean(),
  openingHours: z.array(openingSpanSchema).nullish(),
  tags: z.array(z.enum(TAGS)).optional(),
  menuUrl: text.nullish(),
  reservationUrl: text.nullish(),
  lastVerifiedAt: z.iso.datetime().nullish(),
  published: z.boolean(),
});
export type SamplePlace = z.infer<typeof samplePlaceSchema>;

/**
 * The places of a sample file's text.
 * @throws SeedFault of one line that names the file, the entry (counted from 1), its id, the field and the fault
 */
export function parseSamplePlaces(json: string, file: string): SamplePlace[] {
  const entries = z.array(z.unknown()).safeParse(readJson(json, file));
  if (!entries.success) throw new SeedFault(`${file}: a list of places was expected`);
  const seen = new Map<number, number>();
  return entries.data.map((entry, index) => {
    const place = parseEntry(entry, `${file}: entry ${index + 1}`);
    const first = seen.get(place.id);
    if (first !== undefined)
      throw new SeedFault(`${file}: entry ${index + 1}: id ${place.id} is that of entry ${first}`);
    seen.set(place.id, index + 1);
    return place;
  });
}

function parseEntry(entry: unknown, position: string): SamplePlace {
  const parsed = samplePlaceSchema.safeParse(entry);
  if (parsed.success) return parsed.data;
  const { id } = z
    .object({ id: z.int().optional().catch(undefined) })
    .catch({ id: undefined })
    .parse(entry);
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'the entry';
  throw new SeedFault(
    `${position}${id === undefined ? '' : ` (id ${id})`}: ${field}: ${issue?.message ?? 'Invalid input'}`,
  );
}

function readJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
    throw new SeedFault(`${file}: not JSON: ${reason}`, { cause: error });
  }
}
