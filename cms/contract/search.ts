import { z } from 'zod';
import { visitors } from './operation.ts';
import { CLOCK_PATTERN, WEEKDAYS } from '#domain/calendar/opening-hours';
import {
  COUNTED_FILTERS,
  ofEach,
  UNCOUNTED_FILTERS,
  wordsOfFilter,
  type ListFilter,
  type ValueOf,
} from '#domain/words/list-filters';
import {
  AREA_PATTERN,
  MAX_PAGE,
  MAX_QUERY_LENGTH,
  MAX_VALUE_LENGTH,
  MAX_VALUES,
  PLACES_PER_PAGE,
  SEARCH_SORTS,
  type SearchSort,
} from '#domain/words/search-words';
import { restaurantSchema } from './restaurants.ts';
import { unlogged } from './unlogged.ts';

export type { SearchSort };

const DEFAULT_PER_PAGE = 20;

/** A repeatable key (`?price=$&price=$$`): several values of one filter mean OR. */
function repeatable<T extends z.ZodType>(value: T, name: string) {
  return z
    .preprocess(
      (given: z.input<T> | readonly z.input<T>[] | undefined) =>
        given === undefined ? [] : Array.isArray(given) ? given : [given],
      z.array(value).max(MAX_VALUES, `${name}: at most ${MAX_VALUES} values`),
    )
    .transform((values) => [...new Set(values)]);
}

/** A number in a URL; an empty value (an empty form field) counts as absent. */
function number(schema: z.ZodNumber) {
  return z.preprocess(
    (given: number | string | undefined) => (given === '' || given === undefined ? undefined : Number(given)),
    schema.optional(),
  );
}

/** Forms send untouched fields as empty strings. */
function orBlank<T extends z.ZodType>(schema: T) {
  return z.preprocess((given) => (given === '' ? undefined : given), schema.optional());
}

const name = z.string().min(1).max(MAX_VALUE_LENGTH);

function filterValue<F extends ListFilter>(key: F) {
  const words: readonly string[] | null = wordsOfFilter(key);
  const schema: z.ZodType = words === null ? name : z.enum(words, `${key}: one of ${words.join(', ')}`);
  return schema as z.ZodType<ValueOf<F>, ValueOf<F>>;
}

/** The query keys of these filters. */
function filterKeys<F extends ListFilter>(names: readonly F[]) {
  return ofEach(names, (key) => repeatable(filterValue(key), key)) as {
    [Key in F]: ReturnType<typeof repeatable<z.ZodType<ValueOf<Key>, ValueOf<Key>>>>;
  };
}

/**
 * A search query (decisions §6). Several values of one filter mean OR, but a place has all of `tag` and `need` and none
 * of `exclude…`; different filters AND. Unknown keys are ignored; an out-of-bounds value is 400 with the reason.
 */
export const searchQuerySchema = z
  .object({
    q: z
      .string('q: give one text')
      .max(MAX_QUERY_LENGTH, `q: at most ${MAX_QUERY_LENGTH} characters`)
      .default(''),
    /** Parts of `q` to search as plain text, without interpretation. */
    plain: repeatable(name, 'plain'),
    ...filterKeys(COUNTED_FILTERS),
    minRating: number(z.number('minRating: a number from 0 to 5').min(0).max(5)),
    /** Open right now in the city; places with unknown hours are left out. */
    openNow: z
      .enum(['true', 'false', '1', '0', ''], 'openNow: true or false')
      .default('false')
      .transform((value) => value === 'true' || value === '1'),
    /** Open at that weekly time in the city; give both or neither. */
    openDay: orBlank(z.enum(WEEKDAYS, `openDay: one of ${WEEKDAYS.join(', ')}`)),
    openTime: orBlank(z.string().regex(CLOCK_PATTERN, 'openTime: HH:MM')),
    ...filterKeys(UNCOUNTED_FILTERS),
    /** Part of a map: west, south, east and north in degrees. */
    area: z
      .string('area: give one area')
      .regex(AREA_PATTERN, 'area: west,south,east,north in degrees')
      .transform((text) => text.split(',').map(Number))
      .transform(([west = 0, south = 0, east = 0, north = 0]) => ({ west, south, east, north }))
      .refine(
        ({ west, south, east, north }) => west < east && south < north,
        'area: west before east, south before north',
      )
      .optional(),
    lat: number(z.number('lat: a number from -90 to 90').min(-90).max(90)).register(unlogged),
    lng: number(z.number('lng: a number from -180 to 180').min(-180).max(180)).register(unlogged),
    /** Defaults to relevance with a text, otherwise to best. */
    sort: z.enum(SEARCH_SORTS, `sort: one of ${SEARCH_SORTS.join(', ')}`).optional(),
    page: number(z.int('page: a whole number').min(1).max(MAX_PAGE)).transform((page) => page ?? 1),
    perPage: number(z.int('perPage: a whole number').min(1).max(PLACES_PER_PAGE)).transform(
      (perPage) => perPage ?? DEFAULT_PER_PAGE,
    ),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), 'lat and lng: give both or none')
  .refine(
    ({ openDay, openTime }) => (openDay === undefined) === (openTime === undefined),
    'openDay and openTime: give both or none',
  )
  .refine(
    ({ sort, lat }) => sort !== 'distance' || lat !== undefined,
    'sort=distance needs lat and lng: the place to measure from',
  );
export type SearchQuery = z.output<typeof searchQuerySchema>;

const facetSchema = z.array(z.object({ value: z.string(), count: z.int().positive() }));
export type Facet = z.infer<typeof facetSchema>;

export const searchHitSchema = restaurantSchema.extend({
  /** Great-circle distance in miles, to 0.1; absent without lat and lng or without the place's coordinates. */
  distanceMiles: z.number().optional(),
  /** Why it answers the text, the most telling first: "Crab cake", "Good for kids", "Open until 1 a.m." */
  evidence: z.array(z.string()),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** What parts of a query can mean. */
export const PART_KINDS = [
  'cuisine',
  'neighborhood',
  'price',
  'occasion',
  'feature',
  'time',
  'order',
  'nearness',
  'words',
] as const;

const understoodSchema = z.object({
  parts: z.array(
    z.object({
      kind: z.enum(PART_KINDS),
      /** The part as typed; pass it as `plain` to search it as text. */
      typed: z.string(),
      /** `q` without it. */
      without: z.string(),
      /** Its opposite holds: "Not Italian". Such a part can be dropped, but not be searched as text. */
      isNot: z.boolean(),
      /** Its interpretation in words. */
      label: z.string(),
      /** The same, and what became of it: "$$ instead of $". */
      words: z.string(),
      /** No place matches all parts, so this one was dropped. */
      gaveWay: z.boolean(),
      /** Its substitute: the next price, or places near the neighborhood. */
      instead: z.string().optional(),
    }),
  ),
  /** The part searched as text. */
  text: z.string(),
  /** What was dropped, as a sentence; `null` if nothing. */
  gaveWayInWords: z.string().nullable(),
  /** What the reader of the list should know, in sentences: of allergens, a chain that isn't here, what was dropped. */
  notices: z.array(z.string()),
});
export type UnderstoodQuery = z.infer<typeof understoodSchema>;

export const searchAnswerSchema = z.object({
  hits: z.array(searchHitSchema),
  /** Exact count. */
  total: z.int().min(0),
  page: z.int().positive(),
  perPage: z.int().positive(),
  /** Exact counts, highest first. A filter does not reduce its own counts. */
  facets: z.object(ofEach(COUNTED_FILTERS, () => facetSchema)),
  /** The interpretation of `q`. */
  understood: understoodSchema,
  /** The closest names, as alternatives for a query without hits. */
  instead: z.object({ cuisines: z.array(z.string()), neighborhoods: z.array(z.string()) }),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

export const searchRestaurants = visitors.read('/api/search', {
  summary: 'Listed places by text, filters and order, paged, with exact facet counts.',
  limit: 'search',
  dependsOn: 'index',
  query: searchQuerySchema,
  responses: { 200: searchAnswerSchema },
});

/** More places than a city has. */
export const MAX_PINS = 20_000;

export const pinsSchema = z.object({
  /** In list order: id, longitude and latitude. Places without coordinates have no pin. */
  pins: z.array(z.tuple([z.int(), z.number(), z.number()])).max(MAX_PINS),
  /** Length of the list, including places without a pin. */
  total: z.int().min(0),
});
export type Pins = z.infer<typeof pinsSchema>;

export const listPins = visitors.read('/api/search/pins', {
  summary: 'Where on a map all places of a search are: the whole list, whatever its page.',
  limit: 'search',
  dependsOn: 'index',
  query: searchQuerySchema,
  responses: { 200: pinsSchema },
});

export const suggestionsSchema = z.object({
  restaurants: z.array(
    z.object({ id: z.int(), name: z.string(), category: z.string(), neighborhood: z.string() }),
  ),
  cuisines: z.array(z.object({ value: z.string(), count: z.int() })),
  neighborhoods: z.array(z.object({ value: z.string(), count: z.int() })),
  /** Completed queries with their number of results: "pizza in Canton" for "pizza in c". */
  completions: z.array(z.object({ value: z.string(), count: z.int() })),
  /** A cuisine or neighborhood matches the text at least as well as any place. */
  namesFirst: z.boolean(),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;

export const suggest = visitors.read('/api/suggest', {
  summary: 'A few places, cuisines and neighborhoods for what has been typed so far.',
  limit: 'search',
  dependsOn: 'index',
  query: z.object({
    q: z.string('q: give one text').max(MAX_QUERY_LENGTH, `q: at most ${MAX_QUERY_LENGTH} characters`),
  }),
  responses: { 200: suggestionsSchema },
});
