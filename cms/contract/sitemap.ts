import { z } from 'zod';
import { defineRead } from './operation.ts';

/** The indexable pages of each kind, with the time of their last actual change; `null` if none is known. */
export const sitemapSchema = z.record(
  z.string(),
  z.array(z.object({ path: z.string(), lastModified: z.iso.datetime().nullable() })),
);
export type Sitemap = z.infer<typeof sitemapSchema>;

export const getSitemap = defineRead('/api/sitemap', {
  summary: 'What the XML sitemaps list.',
  audience: 'public',
  responses: { 200: sitemapSchema },
});
