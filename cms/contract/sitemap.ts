import { z } from 'zod';
import { defineOperation } from './operation.ts';

const lastModified = z.iso.datetime();
const namedSchema = z.object({ name: z.string(), lastModified });
/** `null` while nothing is known that could have changed the page. */
const pageSchema = z.object({ slug: z.string(), lastModified: lastModified.nullable() });

/** Everything that search engines shall know of, with the time of its last true change. */
export const siteContentsSchema = z
  .object({
    /** The newest of all listed places; `null` while there is none. */
    placesLastModified: lastModified.nullable(),
    /** The words of the home page and its questions. */
    homeLastModified: lastModified.nullable(),
    /** Hidden categories and those without a listed place left out. */
    cuisines: z.array(namedSchema),
    neighborhoods: z.array(namedSchema),
    /** Listed ones only. */
    restaurants: z.array(z.object({ id: z.int().positive(), lastModified })),
    stories: z.array(pageSchema),
    /** Timonium's among them: it has an address of its own. */
    guides: z.array(pageSchema),
  })
  .meta({ id: 'SiteContents' });
export type SiteContents = z.infer<typeof siteContentsSchema>;

export const getSiteContents = defineOperation({
  method: 'GET',
  path: '/api/sitemap',
  summary: 'What the XML sitemaps list.',
  audience: 'public',
  responses: { 200: siteContentsSchema },
});
