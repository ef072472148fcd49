import { dateAfter } from '#domain/calendar/calendar-date';
import { cityDay } from '#domain/calendar/city-time';
import { toStoredDay } from '#domain/calendar/stored-day';
import { COLLECTION_RULES } from '#domain/guides/collection-guides';
import { z } from 'zod';

/** A file of `pictures/`. */
const pictureSchema = z.strictObject({ file: z.string(), alt: z.string() });
export type SamplePicture = z.infer<typeof pictureSchema>;

const day = z.iso.date().transform(toStoredDay);
/** A number is so many whole days before the day of seeding. */
const ago = (days: number) => toStoredDay(dateAfter(cityDay(new Date()), -days));
const dayOrAge = z.union([day, z.int().min(0).transform(ago)]);
const paragraphs = z.array(z.string()).transform((texts) => texts.join('\n\n'));

/** Rows of `stories.json`, `guides.json` and `pages.json`; the text of each is `texts/SLUG.md`. */
export const sampleStorySchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  metaDescription: z.string(),
  keywords: z.string(),
  location: z.string(),
  publishDate: day,
  featured: z.boolean(),
  restaurantId: z.int(),
  image: pictureSchema.optional(),
});

export const sampleGuideSchema = z.strictObject({
  slug: z.string(),
  kind: z.enum(['collection', 'article']),
  title: z.string(),
  rule: z.enum(COLLECTION_RULES).optional(),
  description: z.string(),
  neighborhood: z.string().optional(),
  publishDate: dayOrAge,
  image: pictureSchema.optional(),
  pins: z.array(z.int()).default([]),
  exclusions: z.array(z.int()).default([]),
  notes: z.array(z.strictObject({ restaurantId: z.int(), note: z.string() })).default([]),
});

export const samplePageSchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  isInFooter: z.boolean(),
});

/** Rows of `home.json`: the places that editors put first on the home page. */
export const sampleHomeSchema = z.strictObject({ id: z.int() });

export const sampleAwardSchema = z.strictObject({
  slug: z.string(),
  recipient: z.string(),
  restaurantId: z.int(),
  year: z.int(),
  layout: z.enum(['long', 'short']),
  why: paragraphs,
});

/** Rows of `authors.json`, with the slugs of the guides they wrote. */
export const sampleAuthorSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  line: z.string(),
  guides: z.array(z.string()),
});

/**
 * Rows of `cuisines.json`: what its list and its guide say, and its words in a sentence where the name itself does not
 * fit: an adjective before “places”, a plural for its places, and what one craves.
 */
export const sampleCuisineSchema = z.strictObject({
  name: z.string(),
  adjective: z.string().optional(),
  plural: z.string().optional(),
  craving: z.string().optional(),
  intro: paragraphs.optional(),
});

/** Rows of `neighborhoods.json`: some are called or located otherwise than “NAME” and “in NAME.” */
export const sampleNeighborhoodSchema = z.strictObject({
  name: z.string(),
  called: z.string().optional(),
  located: z.string().optional(),
  intro: paragraphs.optional(),
});
