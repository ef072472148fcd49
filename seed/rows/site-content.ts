import { z } from 'zod';

const text = z.string().trim().min(1);
const link = z.strictObject({ label: text, slug: text });

/** The content of `seed/data/site.json`: the site's initial texts and links. */
export const siteContentSchema = z.strictObject({
  name: text,
  publication: text,
  tagline: text,
  footerAbout: text,
  newsletterUrl: z.url(),
  advertiseUrl: z.url(),
  submitStoryUrl: z.url(),
  contactEmail: z.email(),
  awardsEmail: z.email(),
  /** Second line of the home page (spec 1 §2); the first is a count. */
  heroSubtitle: text,
  /** Shown wherever sample places are. */
  sampleNotice: text,
  popularNeighborhoods: z.array(link),
  popularCuisines: z.array(link),
});
export type SiteContent = z.infer<typeof siteContentSchema>;
