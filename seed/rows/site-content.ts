import { z } from 'zod';

const text = z.string().trim().min(1);
const link = z.strictObject({ label: text, slug: text });

/** What `seed/data/site.json` says: the words and links of the site before an editor changes them. */
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
  /** Second line of the home page (spec 1 §2); its first line is counted. */
  heroSubtitle: text,
  /** Stands wherever invented places are shown. */
  sampleNotice: text,
  popularNeighborhoods: z.array(link),
  popularCuisines: z.array(link),
});
export type SiteContent = z.infer<typeof siteContentSchema>;
