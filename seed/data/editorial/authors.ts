import type { SampleAuthor } from '../../rows/sample-editorial.ts';

/** Made up, like most of the sample city. */
export const SAMPLE_AUTHORS: readonly SampleAuthor[] = [
  {
    slug: 'nell-okafor',
    name: 'Nell Okafor',
    line: 'Writes our brunch and late-night guides, and sleeps in between. Lives in Waverly, near the Saturday market.',
    guides: ['best-brunch-spots', 'late-night-dining', 'best-restaurants-for-large-groups'],
  },
  {
    slug: 'theo-brandt',
    name: 'Theo Brandt',
    line: 'Books the table, counts the chairs and hides the notebook under a napkin. Lives in Locust Point.',
    guides: ['most-romantic-restaurants', 'best-restaurants-for-large-groups'],
  },
];
