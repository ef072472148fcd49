import { z } from 'zod';
import { visitors } from './operation.ts';

/** The indexable pages of each kind, with the time of their last actual change; `null` if none is known. */
export const sitemapSchema = z.record(
  z.string(),
  z.array(z.object({ path: z.string(), lastModified: z.iso.datetime().nullable() })),
);
export type Sitemap = z.infer<typeof sitemapSchema>;

export const getSitemap = visitors.read('/api/sitemap', {
  summary: 'What the XML sitemaps list.',
  responses: { 200: sitemapSchema },
});
