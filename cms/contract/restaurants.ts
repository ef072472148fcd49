import { WEEKDAYS } from '#domain/calendar/opening-hours';
import { MAX_SAVED } from '#domain/lists/place-list';
import { MAX_DISH_LENGTH, MAX_DISHES, MAX_FORMER_NAMES } from '#domain/places/dishes';
import { PRICE_RANGES } from '#domain/places/price-range';
import { PICTOGRAMS, ROOMS } from '#domain/covers/motifs';
import { TAGS } from '#domain/places/tags';
import { z } from 'zod';
import { refusals, visitors } from './operation.ts';

export { TAGS };
/** Per place, on its page. */
export const MAX_PHOTOS = 24;
export const PLACE_STATUSES = ['open', 'temporarily-closed', 'closed'] as const;
/** Kinds of problems that readers report. */
export const REPORT_KINDS = ['closed', 'hours', 'contact', 'location', 'duplicate', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** An opening span of a weekday; `closes` before `opens` runs past midnight. Local time, `HH:MM`. */
export const openingSpanSchema = z.object({
  day: z.enum(WEEKDAYS),
  opens: z.string().regex(/^\d\d:\d\d$/),
  closes: z.string().regex(/^\d\d:\d\d$/),
});
export type OpeningSpan = z.infer<typeof openingSpanSchema>;

/** A date with different hours than its weekday; no spans means closed all day. */
export const specialDaySchema = z.object({
  date: z.iso.date(),
  spans: z.array(openingSpanSchema.omit({ day: true })),
});
export type SpecialDay = z.infer<typeof specialDaySchema>;

/** The lead photo of a card; `imageUrl` is the WebP version. */
const cardPhotoSchema = z.object({
  /** AVIF sizes in `srcset` syntax. */
  avifSet: z.string().nullable(),
  /** Focal point in `object-position` syntax; `null` for the center. */
  focus: z.string().nullable(),
});

/** A place in lists, cards and maps. `null` means unknown, never zero (spec 1 §3, decisions §3). */
export const restaurantSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  fullAddress: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** The place's picture, or `/covers/{id}.svg`, a drawn cover. */
  imageUrl: z.string(),
  photo: cardPhotoSchema.nullable(),
  /** What a drawn cover shows. */
  drawing: z.object({ dish: z.enum(PICTOGRAMS), side: z.enum(PICTOGRAMS), room: z.enum(ROOMS) }),
  rating: z.number().min(0).max(5).nullable(),
  reviewCount: z.int().min(0).nullable(),
  priceRange: z.enum(PRICE_RANGES).nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  localFavorite: z.boolean(),
  /** Opened in the last 90 days. */
  isNew: z.boolean(),
  status: z.enum(PLACE_STATUSES),
  /** `null` if unknown; an empty list means closed all week. */
  openingHours: z.array(openingSpanSchema).nullable(),
  /** Holidays and other exceptions; they override the week. */
  specialHours: z.array(specialDaySchema),
});
export type Restaurant = z.infer<typeof restaurantSchema>;

export const placePhotoSchema = z.object({
  url: z.string(),
  /** Sizes in `srcset` syntax; `null` for a small file. */
  webpSet: z.string().nullable(),
  avifSet: z.string().nullable(),
  focus: z.string().nullable(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** `null` if no one has described the photo. */
  alt: z.string().nullable(),
  caption: z.string().nullable(),
  credit: z.string().nullable(),
  license: z.string().nullable(),
  /** A tiny version as a data URL, shown until the photo loads. */
  preview: z.string().nullable(),
});
export type PlacePhoto = z.infer<typeof placePhotoSchema>;

/** A place as its page shows it. */
export const restaurantDetailSchema = restaurantSchema.extend({
  /** True if the listing rules exclude it from all lists; search engines must not index its page. */
  isExcluded: z.boolean(),
  /** False if the category is not a cuisine (hidden in the listing rules) and so has no page. */
  hasCuisinePage: z.boolean(),
  menuUrl: z.string().nullable(),
  reservationUrl: z.string().nullable(),
  tags: z.array(z.enum(TAGS)),
  /** Dishes it is known for, worded as on a menu; the first is its specialty. */
  dishes: z.array(z.string().min(2).max(MAX_DISH_LENGTH)).max(MAX_DISHES),
  formerNames: z.array(z.string().min(1).max(200)).max(MAX_FORMER_NAMES),
  /** A past day; the page shows its month. */
  openedOn: z.iso.date().nullable(),
  /** Of a closed place; `null` if unknown. */
  closedOn: z.iso.date().nullable(),
  lastVerifiedAt: z.iso.datetime().nullable(),
  /** In the order set by staff; the first is the lead photo. */
  photos: z.array(placePhotoSchema).max(MAX_PHOTOS),
  /** Sample content, labeled as such. */
  isSample: z.boolean(),
  /** The paper's stories about it, newest first. */
  stories: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** The paper's awards to it, latest year first, with the reason by paragraph. */
  awards: z.array(z.object({ year: z.int(), why: z.array(z.string()) })),
  /** The guides that show it, best rank first, with what the editors say about it there. */
  guides: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      rank: z.int().positive(),
      note: z.string().nullable(),
    }),
  ),
  /** Up to 4 listed places nearby: the closest of the same cuisine first, then others in the neighborhood. */
  similar: z.array(restaurantSchema),
});
export type RestaurantDetail = z.infer<typeof restaurantDetailSchema>;

export const listRestaurants = visitors.read('/api/restaurants', {
  summary: 'Every listed place: published, not closed, not excluded.',
  responses: { 200: z.array(restaurantSchema) },
});

/** Up to the maximum size of a list of saved places. */
const idListSchema = z
  .string('ids: numbers with commas between them')
  .regex(/^\d{1,10}(,\d{1,10})*$/, 'ids: numbers with commas between them')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= MAX_SAVED, `ids: at most ${MAX_SAVED} numbers`);

export const listRestaurantsByIds = visitors.read('/api/restaurants/by-ids', {
  summary: 'Listed places by their ids, in the order asked for; ids that name none are left out.',
  query: z.object({ ids: idListSchema }),
  responses: { 200: z.array(restaurantSchema) },
});

export const getRestaurant = visitors.read('/api/restaurants/{id}', {
  summary: 'One published place, closed ones included, with its hours and similar places.',
  responses: { 200: restaurantDetailSchema, ...refusals(404) },
});
