import { z } from 'zod';
import { GUIDE_CATEGORIES, GUIDE_KINDS } from '#domain/guides/guides';
import { refusals, visitors } from './operation.ts';
import { drawingSchema } from './drawings.ts';
import { restaurantSchema } from './restaurants.ts';
import { popupCopySchema } from './subscribe.ts';
import { unlogged } from './unlogged.ts';

/** Stories, guides, awards and related pages: one response contains everything a page shows. */

/** A draft preview requires a token that the desk signs and that expires. */
export const previewQuery = z.object({ preview: z.string().max(500).optional().register(unlogged) });

/** A date as YYYY-MM-DD. */
const daySchema = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** An uploaded picture in the aspect ratio of its slot. */
export const pictureSchema = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type EditorialPicture = z.infer<typeof pictureSchema>;

export const creditedPictureSchema = pictureSchema.extend({
  caption: z.string().nullable(),
  credit: z.string().nullable(),
  license: z.string().nullable(),
});
export type CreditedPicture = z.infer<typeof creditedPictureSchema>;

/** Overrides for search engines and link previews; `null` uses what readers see. */
const sharingFields = {
  metaTitle: z.string().nullable(),
  /** Path of an uploaded picture, 1200 x 630; `null` uses the drawn one. */
  shareImageUrl: z.string().nullable(),
};

export const bylineNameSchema = z.object({ name: z.string(), slug: z.string() });
export type BylineName = z.infer<typeof bylineNameSchema>;

/** A text: sections of safe HTML, with restaurant cards between them. */
export const articlePartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('html'), html: z.string() }),
  z.object({ kind: z.literal('restaurant'), restaurant: restaurantSchema }),
  z.object({
    kind: z.literal('places'),
    heading: z.string().nullable(),
    /** In the editor's order, each with an optional note. */
    places: z.array(z.object({ restaurant: restaurantSchema, note: z.string().nullable() })),
  }),
]);
export type ArticlePart = z.infer<typeof articlePartSchema>;

/** A story as cards and feeds show it (spec 2 §3). */
export const storyCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  publishDate: daySchema,
  /** Whole minutes, counted from the text. */
  readMinutes: z.int().positive(),
  location: z.string().nullable(),
  image: pictureSchema.nullable(),
  /** Picks the cover when there is no picture. */
  coverCuisine: z.string(),
});
export type StoryCard = z.infer<typeof storyCardSchema>;

export const storiesPageSchema = z.object({
  featured: storyCardSchema.nullable(),
  /** All others, newest first. */
  stories: z.array(storyCardSchema),
  submitStoryUrl: z.string(),
});
export type StoriesPage = z.infer<typeof storiesPageSchema>;

export const storyPageSchema = storyCardSchema.extend({
  ...sharingFields,
  image: creditedPictureSchema.nullable(),
  metaDescription: z.string(),
  keywords: z.string().nullable(),
  /** Empty if the publication is the author. */
  authors: z.array(bylineNameSchema),
  updatedAt: z.iso.datetime(),
  body: z.array(articlePartSchema),
  /** The place it is about, if listed. */
  restaurant: restaurantSchema.nullable(),
  isPreview: z.boolean(),
});
export type StoryPage = z.infer<typeof storyPageSchema>;

export const guideCardSchema = z.object({
  slug: z.string(),
  kind: z.enum(GUIDE_KINDS),
  title: z.string(),
  description: z.string(),
  category: z.enum(GUIDE_CATEGORIES),
  publishDate: daySchema,
  neighborhood: z.string().nullable(),
  cuisine: z.string().nullable(),
  /** Replaces “{cuisine} Restaurants” where that reads badly: "Crab Houses". */
  plural: z.string().nullable(),
  image: pictureSchema.nullable(),
});
export type GuideCard = z.infer<typeof guideCardSchema>;

export const guidesPageSchema = z.object({
  groups: z.array(z.object({ category: z.enum(GUIDE_CATEGORIES), guides: z.array(guideCardSchema) })),
});
export type GuidesPage = z.infer<typeof guidesPageSchema>;

export const guidePlaceSchema = restaurantSchema.extend({
  /** The editors' note about it in this guide. */
  note: z.string().nullable(),
  /** One line, from its facts, on why it belongs; `null` if they say nothing. */
  reason: z.string().nullable(),
  /** False if the category is not a cuisine (hidden in the listing rules); structured data then omits it. */
  hasCuisinePage: z.boolean(),
});

export const guidePageSchema = guideCardSchema.extend({
  ...sharingFields,
  image: creditedPictureSchema.nullable(),
  /** Differs from `slug` if another guide on the same subject is canonical. */
  canonicalSlug: z.string(),
  /** Empty if the publication is the author. */
  authors: z.array(bylineNameSchema),
  /** `null` until an editor changes the guide. */
  updatedAt: z.iso.datetime().nullable(),
  /** The editors' own introduction, or the whole article; empty when `intro` is used. */
  body: z.array(articlePartSchema),
  /** A default introduction, different every day; `null` when `body` is used. */
  intro: z.string().nullable(),
  /** At most 15; articles show all of their places. */
  restaurants: z.array(guidePlaceSchema),
  isPreview: z.boolean(),
});
export type GuidePage = z.infer<typeof guidePageSchema>;

/** A page that editors added. */
export const ownPageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  ...sharingFields,
  body: z.array(articlePartSchema),
  isPreview: z.boolean(),
});
export type OwnPage = z.infer<typeof ownPageSchema>;

export const authorPageSchema = z.object({
  slug: z.string(),
  name: z.string(),
  line: z.string().nullable(),
  picture: pictureSchema.nullable(),
  /** Newest first, like the guides. */
  stories: z.array(storyCardSchema),
  guides: z.array(guideCardSchema),
});
export type AuthorPage = z.infer<typeof authorPageSchema>;

export const awardsPageSchema = z.object({
  awards: z.array(
    z.object({
      recipient: z.string(),
      year: z.int(),
      /** `null` if the winner has no page in the directory. */
      restaurantId: z.int().positive().nullable(),
      /** `null` if the winner is not listed, such as after closing. */
      restaurant: restaurantSchema.nullable(),
    }),
  ),
});
export type AwardsPage = z.infer<typeof awardsPageSchema>;

export const awardPageSchema = z.object({
  slug: z.string(),
  recipient: z.string(),
  year: z.int(),
  /** One entry per paragraph. */
  why: z.array(z.string()),
  layout: z.enum(['long', 'short']),
  /** An uploaded picture; otherwise a badge is drawn at the same URL. */
  image: pictureSchema.nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  awardsEmail: z.string(),
});
export type AwardPage = z.infer<typeof awardPageSchema>;

export const winDinnerPageSchema = z.object({
  /** An external form for a sandboxed frame; `null` for the built-in form. */
  signupEmbedUrl: z.string().nullable(),
  heading: z.string(),
  lead: z.string(),
  rule: z.string(),
  signUp: z.string(),
  /** One rule a line. */
  rules: z.string(),
  /** The fingerprint of the seed of the month that runs. */
  openSeedHash: z.string().nullable(),
  /** Newest first. */
  drawings: z.array(drawingSchema),
  /** Only in a preview: what the popup would say, too. */
  popup: popupCopySchema.optional(),
});

export const getStoriesPage = visitors.read('/api/pages/stories', {
  summary: 'The local business stories.',
  responses: { 200: storiesPageSchema },
});

export const getStoryPage = visitors.read('/api/pages/stories/{slug}', {
  summary: 'One story. With a preview token of the desk, its latest draft.',
  query: previewQuery,
  responses: { 200: storyPageSchema, ...refusals(404) },
});

export const getGuidesPage = visitors.read('/api/pages/guides', {
  summary: 'The guides by category, newest first.',
  responses: { 200: guidesPageSchema },
});

export const getGuidePage = visitors.read('/api/pages/guides/{slug}', {
  summary: 'One guide. Any spelling of a slug is understood; the answer names the canonical one.',
  query: previewQuery,
  responses: { 200: guidePageSchema, ...refusals(404) },
});

export const getOwnPage = visitors.read('/api/pages/own/{slug}', {
  summary: 'A page that editors added. With a preview token of the desk, its latest draft.',
  query: previewQuery,
  responses: { 200: ownPageSchema, ...refusals(404) },
});

export const getAuthorPage = visitors.read('/api/pages/authors/{slug}', {
  summary: 'One author with the stories and guides. Only of authors who have published something.',
  responses: { 200: authorPageSchema, ...refusals(404) },
});

export const getAwardsPage = visitors.read('/api/pages/awards', {
  summary: 'The winners of our awards.',
  responses: { 200: awardsPageSchema },
});

export const getAwardPage = visitors.read('/api/pages/awards/{slug}', {
  summary: 'The badge page of one winner.',
  responses: { 200: awardPageSchema, ...refusals(404) },
});

export const getWinDinnerPage = visitors.read('/api/pages/win-dinner', {
  summary: 'The monthly giveaway. With a preview token of the desk, its latest draft and that of the popup.',
  query: previewQuery,
  responses: { 200: winDinnerPageSchema, ...refusals(404) },
});

export const findRedirect = visitors.read('/api/redirect', {
  summary: 'Where an address that names no page has moved to.',
  query: z.object({ path: z.string().min(1).max(500).register(unlogged) }),
  responses: { 200: z.object({ to: z.string() }), ...refusals(404) },
});
