import { createHash } from 'node:crypto';
import { PRICE_RANGES } from '#contract/restaurants';
import { z } from 'zod';
import type { RestaurantFields, RestaurantInput } from './restaurant-fields.ts';
import type { SourceRow } from '../lib/source-row.ts';
import { MAPPED_FIELDS, type ImportMap, type MappedField } from './import-map.ts';
import { normalizePhone } from './normalize-phone.ts';
import { normalizeWebsite } from './normalize-website.ts';
import { readField, readPath } from './read-field.ts';
import { readTimesets } from './read-timesets.ts';
import { PLACE_STATUSES } from './sample-place.ts';

/** Coordinates outside of this box are a slip: central Maryland, with room to spare. */
const REGION = { south: 38.7, north: 39.8, west: -77.3, east: -75.9 };

export interface Fault {
  readonly field: string;
  readonly message: string;
}

/** A row that became a place. */
export interface RestaurantRow {
  readonly sourceKey: string;
  /** What the row says. A blank says nothing, so it never wipes out what somebody has filled in. */
  readonly given: Partial<RestaurantFields>;
  /** What the map supposes about places the row says nothing about; for new places only. */
  readonly supposed: Partial<RestaurantFields>;
  /** Values that were no use and have been left out. */
  readonly notices: readonly Fault[];
}

export type RowResult = { readonly row: RestaurantRow } | { readonly faults: readonly Fault[] };

const numberText = z
  .string()
  .transform(Number)
  .refine((value) => Number.isFinite(value), 'not a number');
/** A score of 0 is how exports write "not rated". */
const ratingSchema = numberText.pipe(z.number().min(0).max(5)).transform((rating) => rating || undefined);

/** The texts a map found, as typed values. Messages are those of the new-restaurant form (spec 1 §5). */
const valuesSchema = z.object({
  name: z.string().min(2, 'Name must be at least 2 characters').optional(),
  description: z.string().min(10, 'Description must be at least 10 characters').optional(),
  category: z.string().optional(),
  neighborhood: z.string().optional(),
  address: z.string().min(5, 'Address must be at least 5 characters').optional(),
  fullAddress: z.string().optional(),
  phone: z.string().optional(),
  website: z.string().optional(),
  imageUrl: z.string().optional(),
  rating: ratingSchema.optional(),
  reviewCount: numberText.pipe(z.int().min(0)).optional(),
  priceRange: z.string().optional(),
  latitude: numberText.pipe(z.number().min(-90).max(90)).optional(),
  longitude: numberText.pipe(z.number().min(-180).max(180)).optional(),
  status: z.enum(PLACE_STATUSES).optional(),
  menuUrl: z.string().optional(),
  reservationUrl: z.string().optional(),
});
type Values = z.infer<typeof valuesSchema>;

const REQUIRED = ['name', 'description', 'category', 'neighborhood', 'address'] as const;

/** Turns a source row into what it says about a place, or says which fields are at fault. Pure. */
export function readRestaurantRow(source: SourceRow, map: ImportMap): RowResult {
  if (source.problem) return { faults: [{ field: 'row', message: source.problem }] };
  const sourceKey = readKey(source.record, map.key);
  const texts = readTexts(source.record, map);
  const parsed = valuesSchema.safeParse(texts);
  const supposed = readSupposed(map);
  const faults = [
    ...(sourceKey ? [] : [{ field: 'key', message: 'blank' }]),
    ...listFaults(parsed.error, texts),
    ...REQUIRED.filter((field) => !texts[field] && !supposed[field]).map((field) => ({
      field,
      message: 'missing',
    })),
  ];
  if (faults.length > 0 || !parsed.success || !sourceKey) return { faults };
  const { given, notices } = refine(parsed.data);
  const openingHours = map.openingHours && readTimesets(source.record[map.openingHours.from]);
  return { row: { sourceKey, given: dropUnknown({ ...given, openingHours }), supposed, notices } };
}

/** A complete new place: what the row says, else what the map supposes, else unknown. */
export function buildRestaurantInput(row: RestaurantRow, source: string): RestaurantInput {
  const {
    name = '',
    description = '',
    category = '',
    neighborhood = '',
    address = '',
    ...rest
  } = {
    ...row.supposed,
    ...row.given,
  };
  return {
    ...UNKNOWN,
    name,
    description,
    category,
    neighborhood,
    address,
    ...rest,
    source,
    sourceKey: row.sourceKey,
  };
}

const UNKNOWN = {
  fullAddress: null,
  phone: null,
  website: null,
  imageUrl: null,
  rating: null,
  reviewCount: null,
  priceRange: null,
  latitude: null,
  longitude: null,
  status: 'open' as const,
  openingHours: null,
  menuUrl: null,
  reservationUrl: null,
};

function readTexts(record: SourceRow['record'], map: ImportMap): Partial<Record<MappedField, string>> {
  const texts: Partial<Record<MappedField, string>> = {};
  for (const name of MAPPED_FIELDS) {
    const field = map.fields[name];
    const text = field && readField(record, field, map.tables);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

function readSupposed(map: ImportMap): Partial<RestaurantFields> {
  return dropUnknown(refine(valuesSchema.parse(map.defaults)).given);
}

/** Keeps of each value what is usable and notes what is not. */
function refine(values: Values): { given: Partial<RestaurantFields>; notices: Fault[] } {
  const notices: Fault[] = [];
  const keep = <T>(
    field: MappedField,
    text: string | undefined,
    normalize: (text: string) => T | undefined,
    what: string,
  ) => {
    const kept = text === undefined ? undefined : normalize(text);
    if (text !== undefined && kept === undefined)
      notices.push({ field, message: `"${text}" is not ${what}; left out` });
    return kept;
  };
  const link = (field: 'website' | 'imageUrl' | 'menuUrl' | 'reservationUrl') =>
    keep(field, values[field], normalizeWebsite, 'a web address');
  const given = dropUnknown({
    ...values,
    phone: keep('phone', values.phone, normalizePhone, 'a phone number'),
    website: link('website'),
    imageUrl: link('imageUrl'),
    menuUrl: link('menuUrl'),
    reservationUrl: link('reservationUrl'),
    priceRange: keep('priceRange', values.priceRange, readPrice, 'a price range'),
    ...refinePosition(values, notices),
  });
  return { given, notices };
}

function readPrice(text: string): (typeof PRICE_RANGES)[number] | undefined {
  return PRICE_RANGES.find((price) => price === text);
}

/** 0/0 and half a pair are how exports write "unknown"; a place in another state is a slip worth a notice. */
function refinePosition(
  { latitude, longitude }: Values,
  notices: Fault[],
): Pick<Values, 'latitude' | 'longitude'> {
  const unknown = { latitude: undefined, longitude: undefined };
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0))
    return unknown;
  const { south, north, west, east } = REGION;
  if (latitude > south && latitude < north && longitude > west && longitude < east)
    return { latitude, longitude };
  notices.push({ field: 'latitude', message: `${latitude}, ${longitude} is not in the region; left out` });
  return unknown;
}

function readKey(record: SourceRow['record'], key: ImportMap['key']): string | undefined {
  const paths = 'hashOf' in key ? key.hashOf : key.columns;
  const values = paths.map((path) => readPath(record, path).join('|').trim());
  if (values.every((value) => value === '')) return undefined;
  if ('columns' in key) return values.join('|');
  const folded = values.map((value) => value.toLowerCase().replaceAll(/\s+/g, ' '));
  return createHash('sha256').update(JSON.stringify(folded)).digest('hex').slice(0, 20);
}

function listFaults(error: z.ZodError | undefined, texts: Partial<Record<MappedField, string>>): Fault[] {
  return (error?.issues ?? []).map(({ path, message }) => {
    const field = MAPPED_FIELDS.find((name) => name === path[0]);
    return { field: String(path[0]), message: field ? `${message} ("${texts[field]}")` : message };
  });
}

function dropUnknown<T extends object>(values: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> {
  const known: Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> = {};
  return Object.assign(
    known,
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  );
}
