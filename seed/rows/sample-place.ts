import { UNSAID } from '#cms/imports/rows/restaurant-fields';
import { restaurantDetailSchema } from '#contract/restaurants';
import { z } from 'zod';
import { SeedFault } from './seed-fault.ts';

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
 * One place of a sample file, validated. Absent or `null` means unknown. Websites are kept as given,
 * including malformed ones, and so are 0/0 coordinates: the site has to handle both.
 */
export const samplePlaceSchema = z.strictObject({
  ...restaurantDetailSchema.omit(UNSAID).partial().required(ALWAYS).shape,
  imageUrl: z.string().nullish(),
  published: z.boolean(),
});
export type SamplePlace = z.infer<typeof samplePlaceSchema>;

/** Names in stored form, one per row. */
export function asRows(names: readonly string[] = []): { name: string }[] {
  return names.map((name) => ({ name }));
}

/**
 * The places in a sample file's text.
 *
 * @throws SeedFault with one line that names the file, the entry (from 1), its id, the field and the error
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
