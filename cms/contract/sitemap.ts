import { z } from 'zod';
import { defineRead } from './operation.ts';

const lastModified = z.iso.datetime();
const namedSchema = z.object({ name: z.string(), lastModified });
/** `null` when no change is known. */
const pageSchema = z.object({ slug: z.string(), lastModified: lastModified.nullable() });

/** Everything that search engines should index, with its last actual change. */
export const siteContentsSchema = z
  .object({
    /** The newest change of all listed places; `null` without any. */
    placesLastModified: lastModified.nullable(),
    /** Last change of the home page's texts and questions. */
    homeLastModified: lastModified.nullable(),
    /** Excludes hidden categories and those without listed places. */
    cuisines: z.array(namedSchema),
    neighborhoods: z.array(namedSchema),
    /** Listed ones only. */
    restaurants: z.array(z.object({ id: z.int().positive(), lastModified })),
    stories: z.array(pageSchema),
    /** Only authors of published stories and guides. */
    authors: z.array(pageSchema),
    /** Issues of the newsletter that have gone out. */
    issues: z.array(pageSchema),
    /** Pages added by editors. */
    pages: z.array(pageSchema),
    /** Includes the Timonium guide, which has a different path. */
    guides: z.array(pageSchema),
  })
  .meta({ id: 'SiteContents' });
export type SiteContents = z.infer<typeof siteContentsSchema>;

export const getSiteContents = defineRead('/api/sitemap', {
  summary: 'What the XML sitemaps list.',
  audience: 'public',
  responses: { 200: siteContentsSchema },
});
