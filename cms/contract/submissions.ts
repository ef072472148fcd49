import { z } from 'zod';
import { formGuardSchema, plainText, receiptSchema } from './form-guard.ts';
import { refusals, visitors } from './operation.ts';
import { REPORT_KINDS } from './restaurants.ts';
import { PRICE_RANGES } from '#domain/places/price-range';

const NAME_MIN = 'Name must be at least 2 characters';
const DESCRIPTION_MIN = 'Description must be at least 10 characters';
const CUISINE_MISSING = 'Please select a cuisine type';
const ADDRESS_MIN = 'Address must be at least 5 characters';
const NEIGHBORHOOD_MISSING = 'Please select a neighborhood';
const URL_INVALID = 'Must be a valid URL';
const PHONE_INVALID = 'Invalid phone number format';
const IMAGE_INVALID = 'Must be a valid image URL';
const PRICE_MISSING = 'Please select a price range';

function webAddress(message: string, maxLength: number) {
  return z.url({ protocol: /^https?$/, error: message }).max(maxLength, message);
}

/** A restaurant suggestion (messages exactly as in spec 1 §5; the upper bounds are our own). */
export const newRestaurantSchema = z.object({
  name: plainText(NAME_MIN).min(2, NAME_MIN).max(200, 'Name must be at most 200 characters'),
  description: plainText(DESCRIPTION_MIN)
    .min(10, DESCRIPTION_MIN)
    .max(4000, 'Description must be at most 4000 characters'),
  category: plainText(CUISINE_MISSING).min(1, CUISINE_MISSING).max(100, CUISINE_MISSING),
  address: plainText(ADDRESS_MIN).min(5, ADDRESS_MIN).max(200, 'Address must be at most 200 characters'),
  neighborhood: plainText(NEIGHBORHOOD_MISSING).min(1, NEIGHBORHOOD_MISSING).max(100, NEIGHBORHOOD_MISSING),
  website: z.union([z.literal(''), webAddress(URL_INVALID, 500)], URL_INVALID).optional(),
  phone: z
    .string(PHONE_INVALID)
    .max(40, PHONE_INVALID)
    .regex(/^(\+?[\d\s()-]+)?$/, PHONE_INVALID)
    .optional(),
  imageUrl: webAddress(IMAGE_INVALID, 1000),
  priceRange: z.enum(PRICE_RANGES, PRICE_MISSING),
  latitude: z.number().min(-90).max(90).default(0),
  longitude: z.number().min(-180).max(180).default(0),
  rating: z.number().min(0).max(5).default(0),
  reviewCount: z.number().min(0).max(10_000_000).default(0),
});

export const submitRestaurant = visitors.write('POST', '/api/restaurants/submissions', {
  summary: 'Propose a restaurant: kept as a draft for the data desk, never shown unread.',
  limit: 'message',
  body: newRestaurantSchema.extend(formGuardSchema.shape),
  responses: { 201: receiptSchema },
});

const TEXT_MIN = 'Tell us what’s wrong in a few words';

/** A reader's report of a problem with a place. */
export const problemReportSchema = z.object({
  kind: z.enum(REPORT_KINDS, 'Choose what’s wrong'),
  text: plainText(TEXT_MIN).min(5, TEXT_MIN).max(1000, 'Please use at most 1000 characters'),
});

export const reportProblem = visitors.write('POST', '/api/restaurants/{id}/reports', {
  summary: 'Tell the data desk what is wrong with a place.',
  limit: 'message',
  body: problemReportSchema.extend(formGuardSchema.shape),
  responses: { 201: receiptSchema, ...refusals(404) },
});
