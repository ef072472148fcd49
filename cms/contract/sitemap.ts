import { z } from 'zod';
import { defineRead } from './operation.ts';

const lastModified = z.iso.datetime();
const namedSchema = z.object({ name: z.string(), lastModified });
/** `null` when no change is known. */
const pageSchema = z.object({ slug: z.string(), lastModified: lastModified.nullable() });

/** Everything to be indexed by search engines, with its last actual change. */
export const siteContentsSchema = z
  .object({
    /** The newest change of all listed places; `null` without any. */
    placesLastModified: lastModified.nullable(),
    /** The texts and questions of the home page. */
    homeLastModified: lastModified.nullable(),
    /** Without hidden categories and those without a listed place. */
    cuisines: z.array(namedSchema),
    neighborhoods: z.array(namedSchema),
    /** Listed ones only. */
    restaurants: z.array(z.object({ id: z.int().positive(), lastModified })),
    stories: z.array(pageSchema),
    /** Of something published. */
    authors: z.array(pageSchema),
    /** Those that editors added. */
    pages: z.array(pageSchema),
    /** Includes Timonium's, which has its own path. */
    guides: z.array(pageSchema),
  })
  .meta({ id: 'SiteContents' });
export type SiteContents = z.infer<typeof siteContentsSchema>;

export const getSiteContents = defineRead('/api/sitemap', {
  summary: 'What the XML sitemaps list.',
  audience: 'public',
  responses: { 200: siteContentsSchema },
});
