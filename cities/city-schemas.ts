import { z } from 'zod';
import COUNTRIES from './countries.json' with { type: 'json' };
import USUAL from './usual-lists.json' with { type: 'json' };
import type { Messages } from './messages.ts';
import { paletteSchema } from './palette.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** What each file of a city holds. A city may leave out all but `region.json` and `area.json`. */

const text = z.string().min(1, 'Write something here.');
const texts = z.array(text);
const degrees = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};
const box = z
  .strictObject({
    south: degrees.latitude,
    north: degrees.latitude,
    west: degrees.longitude,
    east: degrees.longitude,
  })
  .refine(
    ({ south, north, west, east }) => south < north && west < east,
    'South lies below north, and west below east.',
  );
const link = z.strictObject({
  label: text,
  slug: z.string().regex(/^[^\sA-Z]+$/, 'A slug is like harbor-east.'),
});
const position = z.tuple([degrees.longitude, degrees.latitude]);
const feature = z.object({
  type: z.literal('Feature'),
  properties: z.strictObject({
    kind: z.enum(['water', 'parks', 'lakes', 'rivers', 'streets', 'arteries', 'highways', 'border']),
    /** One for each line, written along it. */
    names: texts.optional(),
  }),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(position).min(4))) }),
    z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(position).min(2)) }),
  ]),
});

/** The first view, if nothing else is said, in degrees around the center. */
const FIRST_VIEW = 0.06;
/** What else is drawn, and where places may be, around the first view. */
const AROUND = { drawing: 0.15, map: 0.4, positions: 0.7, country: 12 };

const areaSchema = z
  .strictObject({
    center: z.strictObject(degrees),
    firstView: box.optional(),
    drawing: box.optional(),
    map: box.optional(),
    positions: box.optional(),
    country: box.optional(),
  })
  .transform(({ center, firstView = boxAround(center, FIRST_VIEW), ...given }) => ({
    center,
    firstView,
    drawing: given.drawing ?? widened(firstView, AROUND.drawing),
    map: given.map ?? widened(firstView, AROUND.map),
    positions: given.positions ?? widened(firstView, AROUND.positions),
    country: given.country ?? widened(firstView, AROUND.country),
  }))
  .refine(
    ({ center: { latitude, longitude }, firstView: { south, north, west, east } }) =>
      south < latitude && latitude < north && west < longitude && longitude < east,
    { path: ['center'], message: 'The center lies in the first view.' },
  );

const month = z.int().min(1).max(12);
/** A date, a weekday of a month (the last is -1), or days after Easter. */
const holiday = z.union([
  z.strictObject({ name: text, month, day: z.int().min(1).max(31) }),
  z.strictObject({ name: text, month, weekday: z.enum(WEEKDAYS), nth: z.int().min(-1).max(5) }),
  z.strictObject({ name: text, easter: z.int() }),
]);

const regionSchema = z
  .strictObject({
    name: text,
    state: text.optional(),
    stateCode: z
      .string()
      .regex(/^[A-Z]{2,3}$/, 'A state has a code of two or three capitals.')
      .optional(),
    /** Of ISO 3166, BCP 47 and ISO 4217. */
    country: z.string().regex(/^[A-Z]{2}$/, 'A country has a code of two capitals.'),
    language: z.string().refine(isLanguage, 'There is no such language. One is pt-PT.'),
    currency: z.string().regex(/^[A-Z]{3}$/, 'A currency has a code of three capitals.'),
    areaCodes: z.array(z.string().regex(/^\d{2,5}$/, 'An area code has two to five digits.')).default([]),
    timeZone: z.string().refine(isTimeZone, 'There is no such time zone. One is Europe/Lisbon.'),
    /** How postal codes are called, and written without spaces. */
    postalCode: z.strictObject({ name: text, valid: text, pattern: text }).optional(),
    /** On which hours may differ from the week's. */
    holidays: z.array(holiday).optional(),
    /** False where addresses are a street alone. */
    houseNumbers: z.boolean().default(true),
    /** Words of names that stay in capitals, besides those of every city. */
    acronyms: texts.default([]),
  })
  .transform((region) => {
    const country = (COUNTRIES as Readonly<Record<string, Country>>)[region.country] ?? COUNTRIES.other;
    const { postalCode = country.postalCode, holidays } = region;
    return {
      ...region,
      // Named even if there are none: a bundler warns of a property that is missing.
      state: region.state,
      stateCode: region.stateCode,
      postalCode,
      priceSign: priceSign(region),
      hours: has12Hours(region.language) ? (12 as const) : (24 as const),
      distanceUnit: MILES_IN.includes(region.country) ? ('mile' as const) : ('kilometer' as const),
      holidays: holidays ?? z.array(holiday).parse(country.holidays ?? COUNTRIES.other.holidays),
    };
  });
/** Countries that measure roads in miles. */
const MILES_IN = ['US', 'GB', 'LR', 'MM'];

/** Whether 17:30 is written as 5:30 p.m. */
function has12Hours(language: string): boolean {
  return new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true;
}

/** What a price range is written with, "$" or "€": a dollar sign where the currency's own has several letters. */
function priceSign({ language, currency }: { readonly language: string; readonly currency: string }): string {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const [sign = '$', ...more] = parts.find(({ type }) => type === 'currency')?.value ?? '';
  return more.length === 0 ? sign : '$';
}

type Country = Pick<(typeof COUNTRIES)['other'], 'postalCode'> & { readonly holidays?: readonly unknown[] };

export const SCHEMAS = {
  region: regionSchema,
  area: areaSchema,
  palette: paletteSchema,
  site: z
    .strictObject({
      /** Of the site, and of whoever publishes it. */
      name: text.default('Eat Here'),
      publication: text.default('Eat Here'),
      tagline: text.default('Where to eat, block by block'),
      footerAbout: text.default(
        'A dining guide to our city. We rank restaurants by their ratings, and we explain how.',
      ),
      /** A pictogram of `covers.svg`: the stamp in the header. */
      emblem: text.default('fork'),
      popularNeighborhoods: z.array(link).default([]),
      popularCuisines: z.array(link).default([]),
      questions: z.array(z.strictObject({ question: text, answer: text })).default([]),
    })
    .prefault({}),
  listing: z
    .strictObject({
      pinnedIds: z.array(z.int().positive()).default([]),
      excludedIds: z.array(z.int().positive()).default([]),
      excludedNames: texts.default([]),
      hiddenCategories: texts.default(USUAL.hiddenCategories),
      synonyms: z.array(z.strictObject({ meaning: text, terms: text })).default(USUAL.synonyms),
    })
    .prefault({}),
  quiz: z
    .strictObject({
      zips: z
        .array(z.strictObject({ zip: text, neighborhoods: texts, nearby: texts, walkable: texts }))
        .default([]),
      suburbs: z.array(z.strictObject({ zip: text, neighborhoods: texts })).default([]),
      relatedCuisines: z
        .array(z.strictObject({ cuisine: text, related: texts }))
        .default(USUAL.relatedCuisines),
      overrides: z
        .array(z.strictObject({ vibe: text.nullable(), cuisine: text, prices: texts, venue: text }))
        .default([]),
      emojis: z.array(z.strictObject({ category: text, emoji: text })).default(USUAL.emojis),
      defaultEmoji: text.default(USUAL.defaultEmoji),
    })
    .prefault({}),
  search: z
    .strictObject({
      neighborhoods: z.record(text, text).default({}),
      cuisines: z.record(text, text).default({}),
    })
    .prefault({}),
  scenes: z.record(text, texts).default({}),
  drawnMap: z
    .object({ type: z.literal('FeatureCollection'), features: z.array(feature) })
    .default({ type: 'FeatureCollection', features: [] }),
  drawnNames: z
    .array(
      z.strictObject({
        kind: z.enum(['place', 'water', 'park', 'road']),
        rank: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        name: text,
        ...degrees,
      }),
    )
    .default([]),
  /** What a field of a place can look like here. */
  importExamples: z.record(text, text).default({}),
  /** What the directory covers: names of towns besides the city's, and the corners around them all. */
  coverage: z
    .strictObject({ towns: texts.default([]), outline: z.array(position).min(3).or(z.tuple([])).default([]) })
    .prefault({}),
} as const;

export type City = { readonly [Name in keyof typeof SCHEMAS]: z.infer<(typeof SCHEMAS)[Name]> } & {
  readonly messages: Messages;
  /** The country's states, where its addresses have them: a code and a name each. */
  readonly coverage: { readonly states: string };
};

type Box = z.infer<typeof box>;

function boxAround({ latitude, longitude }: { latitude: number; longitude: number }, by: number): Box {
  return widened({ south: latitude, north: latitude, west: longitude, east: longitude }, by);
}

function widened({ south, north, west, east }: Box, by: number): Box {
  return { south: south - by, north: north + by, west: west - by, east: east + by };
}

function isLanguage(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
