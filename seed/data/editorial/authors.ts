import type { SampleAuthor } from '../../rows/sample-editorial.ts';

/** Made up, like most of the sample city. */
export const SAMPLE_AUTHORS: readonly SampleAuthor[] = [
  {
    slug: 'nell-okafor',
    name: 'Nell Okafor',
    line: 'Nell writes our brunch and late-night guides, and sleeps in between. She lives in Waverly, near the farmers market.',
    guides: ['best-brunch-spots', 'late-night-dining', 'best-restaurants-for-large-groups'],
  },
  {
    slug: 'theo-brandt',
    name: 'Theo Brandt',
    line: 'Theo writes our guides to romantic restaurants and big group dinners. He lives in Locust Point.',
    guides: ['most-romantic-restaurants', 'best-restaurants-for-large-groups'],
  },
];
