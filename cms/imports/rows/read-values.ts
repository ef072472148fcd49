import { openingSpanSchema, TAGS, type OpeningSpan } from '#contract/restaurants';
import { PRICE_RANGES } from '#domain/places/price-range';
import { checkPosition } from '#domain/imports/check-position';
import { readHours } from '#domain/imports/hours-text';
import { normalizePrice } from '#domain/imports/normalize-price';
import { normalizeWebsite } from '#domain/imports/normalize-website';
import { z } from 'zod';
import type { MappedField } from '../maps/import-map.ts';
import { normalizePhone } from './normalize-phone.ts';
import { PLACE_STATUSES, type RestaurantFields } from './restaurant-fields.ts';
import { readTimesets } from './read-timesets.ts';

export interface Fault {
  readonly field: string;
  readonly message: string;
}

export type Texts = Partial<Record<MappedField, string>>;

export interface ReadValues {
  readonly given: Partial<RestaurantFields>;
  /** Values that were no use and have been left out, or were mended. */
  readonly notices: readonly Fault[];
  /** What makes the row useless. */
  readonly faults: readonly Fault[];
}

const numberText = z
  .string()
  .trim()
  .min(1)
  .transform(Number)
  .refine((value) => Number.isFinite(value), 'not a number');
const yesOrNo = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['true', 'false', 'yes', 'no', '1', '0']))
  .transform((text) => ['true', 'yes', '1'].includes(text));
/** A score of 0 is how exports write "not rated". */
const rating = numberText
  .refine((value) => value >= 0 && value <= 5, 'off the scale of 0 to 5')
  .transform((value) => value || undefined);

const sharedSchema = {
  category: z.string(),
  neighborhood: z.string(),
  fullAddress: z.string(),
  reviewCount: numberText.pipe(z.int().min(0)),
  latitude: numberText,
  longitude: numberText,
  status: z.enum(PLACE_STATUSES),
  localFavorite: yesOrNo,
  published: yesOrNo,
  tags: z.string().transform((text) => text.split('|').map((tag) => tag.trim())),
  lastVerifiedAt: z.string().refine((text) => Number.isFinite(Date.parse(text)), 'not a date'),
};
/** Messages are those of the new-restaurant form (spec 1 §5). */
const sourceSchema = z
  .object({
    ...sharedSchema,
    name: z.string().min(2, 'Name must be at least 2 characters'),
    description: z.string().min(10, 'Description must be at least 10 characters'),
    address: z.string().min(5, 'Address must be at least 5 characters'),
    rating,
  })
  .partial();
const exactSchema = z
  .object({
    ...sharedSchema,
    name: z.string(),
    description: z.string(),
    address: z.string(),
    rating: numberText,
  })
  .partial();

const LINKS = ['website', 'imageUrl', 'menuUrl', 'reservationUrl'] as const;
const hoursSchema = z.array(openingSpanSchema);

/** The texts a map found, as typed values, mended where they can be: sources are other people's. Pure. */
export function readValues(texts: Texts, now: Date): ReadValues {
  const parsed = sourceSchema.safeParse(texts);
  if (!parsed.success) return { given: {}, notices: [], faults: listFaults(parsed.error, texts) };
  const notices: Fault[] = [];
  const { latitude, longitude, tags, lastVerifiedAt, ...values } = parsed.data;
  const keep = <T>(field: MappedField, normalize: (text: string) => T | undefined, what: string) => {
    const text = texts[field];
    const kept = text === undefined ? undefined : normalize(text);
    if (text !== undefined && kept === undefined)
      notices.push({ field, message: `"${text}" is not ${what}; left out` });
    return kept;
  };
  const position = checkPosition({ latitude: latitude ?? null, longitude: longitude ?? null });
  if (position.note) notices.push({ field: 'latitude', message: position.note });
  const verified = lastVerifiedAt === undefined ? undefined : new Date(lastVerifiedAt);
  const isFuture = verified !== undefined && verified > now;
  if (isFuture)
    notices.push({ field: 'lastVerifiedAt', message: `"${lastVerifiedAt}" lies in the future; left out` });
  const links = LINKS.map((field) => [field, keep(field, normalizeWebsite, 'a web address')]);
  const given = dropUnknown<Partial<RestaurantFields>>({
    ...values,
    ...Object.fromEntries(links),
    phone: keep('phone', normalizePhone, 'a phone number'),
    priceRange: keep('priceRange', normalizePrice, 'a price range'),
    latitude: position.latitude ?? undefined,
    longitude: position.longitude ?? undefined,
    tags: tags && knownTags(tags, notices),
    lastVerifiedAt: isFuture ? undefined : verified?.toISOString(),
  });
  return { given, notices, faults: [] };
}

/** The same for the directory's own export: as written, so that what the desk bore comes back as it was. */
export function readExactValues(texts: Texts): ReadValues {
  const parsed = exactSchema.safeParse(texts);
  if (!parsed.success) return { given: {}, notices: [], faults: listFaults(parsed.error, texts) };
  const { tags, lastVerifiedAt, ...values } = parsed.data;
  const links = LINKS.map((field) => [field, texts[field]]);
  const notices: Fault[] = [];
  const given = dropUnknown<Partial<RestaurantFields>>({
    ...values,
    ...Object.fromEntries(links),
    phone: texts.phone,
    priceRange: PRICE_RANGES.find((price) => price === texts.priceRange),
    tags: tags && knownTags(tags, notices),
    lastVerifiedAt: lastVerifiedAt && new Date(lastVerifiedAt).toISOString(),
  });
  return { given, notices, faults: [] };
}

/** Weekly hours in the form that a map names; `undefined` where they do not fit it. */
export function readOpeningHours(
  value: unknown,
  format: 'orderup-timesets' | 'spans',
): OpeningSpan[] | undefined {
  if (format === 'orderup-timesets') return readTimesets(value);
  if (Array.isArray(value)) return hoursSchema.safeParse(value).data;
  return typeof value === 'string' ? hoursSchema.safeParse(readHours(value)).data : undefined;
}

function knownTags(tags: readonly string[], notices: Fault[]): RestaurantFields['tags'] {
  const unknown = tags.filter((tag) => tag !== '' && !TAGS.some((known) => known === tag.toLowerCase()));
  if (unknown.length > 0) notices.push({ field: 'tags', message: `"${unknown.join('", "')}" left out` });
  return TAGS.filter((known) => tags.some((tag) => tag.toLowerCase() === known));
}

function listFaults(error: z.ZodError, texts: Texts): Fault[] {
  return error.issues.map(({ path, message }) => {
    const field = String(path[0]);
    const text = new Map(Object.entries(texts)).get(field);
    return { field, message: text === undefined ? message : `${message} ("${text}")` };
  });
}

export function dropUnknown<T extends object>(
  values: T,
): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> {
  const known: Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> = {};
  return Object.assign(
    known,
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  );
}
