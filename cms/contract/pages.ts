import { MAX_PAGE, PLACES_PER_PAGE } from '#domain/words/search-words';
import { z } from 'zod';
import { nameCountSchema } from './aggregates.ts';
import { pictureSchema, previewQuery } from './editorial.ts';
import { refusals, visitors } from './operation.ts';
import { restaurantSchema } from './restaurants.ts';

/** One response per page: its heading, grid and structured data come from the same object. */

/** A cuisine or a neighborhood. */
export const listingPageSchema = z.object({
  /** As stored ("BBQ", never "Bbq"). */
  name: z.string(),
  /** Of a cuisine: replaces “{name} Restaurants” where that reads badly: "Crab Houses". */
  plural: z.string().nullable(),
  /** Of a neighborhood: replaces “in {name}” where that reads badly: "at the Inner Harbor". */
  where: z.string().nullable(),
  /** The canonical slug; other spellings redirect to it. */
  slug: z.string(),
  /** The number of places in the whole list: the `n` in its heading. */
  count: z.int().min(0),
  /** 1-based; pages past the last one are empty. */
  page: z.int().min(1),
  /** One page of places, highest rating first. */
  restaurants: z.array(restaurantSchema).max(PLACES_PER_PAGE),
  /** Their categories that are no cuisines (listing rules); structured data leaves these places out. */
  hiddenCategories: z.array(z.string()),
  /** The first sentences of an editor's text about the list, or else facts from its data: above the list. */
  lead: z.string(),
  /** The rest of the text, one entry per paragraph: below the list. */
  about: z.array(z.string()),
  /** Staff picks, then the largest others of a cuisine, or the closest of the largest others of a neighborhood. */
  others: z.array(nameCountSchema),
});
export type ListingPage = z.infer<typeof listingPageSchema>;

const pageQuery = z.object({
  page: z.coerce.number('page: a whole number').int().min(1).max(MAX_PAGE).default(1),
});

/** A story, guide or place on the home page. */
export const teaserSchema = z.object({
  path: z.string(),
  title: z.string(),
  summary: z.string(),
  /** When it was published and how long it takes to read, or when a place opened and what it is. */
  note: z.string(),
  image: pictureSchema.nullable(),
  /** Selects the drawn cover if there is no image. */
  coverCuisine: z.string(),
});
export type Teaser = z.infer<typeof teaserSchema>;

/** A section below the home page's list, in the editors' order. Empty sections are omitted. */
export const homeSectionSchema = z.discriminatedUnion('kind', [
  /** The ad slot and Featured Businesses, which the page fetches itself. */
  z.object({ kind: z.literal('partners') }),
  z.object({
    kind: z.enum(['stories', 'guides']),
    heading: z.string(),
    teasers: z.array(teaserSchema).min(1),
  }),
  z.object({
    kind: z.literal('places'),
    heading: z.string(),
    text: z.string().nullable(),
    restaurants: z.array(restaurantSchema).min(1),
  }),
  /** A heading, a line and a button; `to` is a path of this site or an external URL. */
  z.object({
    kind: z.literal('band'),
    heading: z.string(),
    text: z.string().nullable(),
    link: z.object({ label: z.string(), to: z.string() }).nullable(),
  }),
  z.object({ kind: z.literal('cuisines') }),
  z.object({ kind: z.literal('neighborhoods') }),
  z.object({ kind: z.literal('questions') }),
]);
export type HomeSection = z.infer<typeof homeSectionSchema>;

export const questionSchema = z.object({ question: z.string(), answer: z.string() });
export type Question = z.infer<typeof questionSchema>;

export const homePageSchema = z.object({
  /** All listed places: the number in the headline. */
  count: z.int().min(0),
  /** An editor's, in place of the site's. */
  headline: z.string().optional(),
  subtitle: z.string(),
  /** Beside the headline: an editor's choice, or else the best of what was written or opened lately. */
  lead: teaserSchema.optional(),
  /** Beside the headline if nothing leads, in place of the city's emblem. */
  picture: pictureSchema.optional(),
  isPreview: z.literal(true).optional(),
  /** Six places, best first (spec 1 §9). */
  featured: z.array(restaurantSchema),
  /** The 16 cuisines with the most places. */
  cuisines: z.array(nameCountSchema),
  /** The 8 neighborhoods with the most places. */
  neighborhoods: z.array(nameCountSchema),
  /** 'Frequently Asked Questions', here and at /faq. */
  questions: z.array(questionSchema),
  sections: z.array(homeSectionSchema),
});
export type HomePage = z.infer<typeof homePageSchema>;

export const siteSchema = z.object({
  /** Name of the site, as used in titles ("... - {name}"). */
  name: z.string(),
  /** The publisher. */
  publication: z.string(),
  tagline: z.string(),
  footerAbout: z.string(),
  newsletterUrl: z.string(),
  advertiseUrl: z.string(),
  /** URL of an external submission form; `null` for /submit-restaurant. */
  submitRestaurantUrl: z.string().nullable(),
  /** True while the database contains sample places. */
  hasSampleContent: z.boolean(),
  /** False without a mail server; pages must then not promise an email. */
  sendsMail: z.boolean(),
  /** The kinds of page with an ad today, and the number of featured businesses: only these reserve space. */
  partners: z.object({ pages: z.array(z.string()), businesses: z.int().min(0) }),
  popularNeighborhoods: z.array(z.object({ label: z.string(), slug: z.string() })),
  popularCuisines: z.array(z.object({ label: z.string(), slug: z.string() })),
  /** Editors' pages that the footer links to. */
  footerPages: z.array(z.object({ title: z.string(), slug: z.string() })),
});
export type Site = z.infer<typeof siteSchema>;

export const getSite = visitors.read('/api/site', {
  summary: 'What the header and footer of every page show.',
  responses: { 200: siteSchema },
});

export const getHomePage = visitors.read('/api/pages/home', {
  summary: 'The home page. With a preview token of the desk, its latest draft.',
  query: previewQuery,
  responses: { 200: homePageSchema, ...refusals(404) },
});

export const getOpenings = visitors.read('/api/pages/openings', {
  summary: 'The places that opened lately, newest first, for the feed.',
  responses: { 200: z.array(restaurantSchema.extend({ openedOn: z.iso.date() })) },
});

export const getCuisinePage = visitors.read('/api/pages/cuisines/{slug}', {
  summary: 'One cuisine. Any spelling of a slug is understood; the answer names the canonical one.',
  query: pageQuery,
  responses: { 200: listingPageSchema, ...refusals(404) },
});

export const getNeighborhoodPage = visitors.read('/api/pages/neighborhoods/{slug}', {
  summary: 'One neighborhood. Any spelling of a slug is understood; the answer names the canonical one.',
  query: pageQuery,
  responses: { 200: listingPageSchema, ...refusals(404) },
});
