import type { SampleAd, SampleBusiness } from '../../rows/sample-advertising.ts';

/** Invented advertisers: no such shop exists, and the URLs use a domain reserved for examples. */
export const SAMPLE_ADS: readonly SampleAd[] = [
  {
    name: 'Sample: Harbor Lantern Books',
    alt: 'Harbor Lantern Books: cookbooks for every shelf on the block. A sample ad.',
    clickUrl: 'https://example.com/harbor-lantern-books',
    picture: 'harbor-lantern-books.webp',
    art: {
      ground: '#0f5257',
      accent: '#f2b632',
      ink: '#fbf7f0',
      title: 'Cookbooks for every shelf on the block',
      maker: 'Harbor Lantern Books',
      shape: 'books',
    },
  },
  {
    name: 'Sample: Falls Road Bicycle Works',
    alt: 'Falls Road Bicycle Works: ride to dinner. Tune-ups while you eat. A sample ad.',
    clickUrl: 'https://example.com/falls-road-bicycle-works',
    picture: 'falls-road-bicycle-works.webp',
    art: {
      ground: '#f2b632',
      accent: '#c8401d',
      ink: '#1d1b18',
      title: 'Ride to dinner. We tune while you eat.',
      maker: 'Falls Road Bicycle Works',
      shape: 'wheels',
    },
  },
  {
    name: 'Sample: Marble Step Clay Studio',
    alt: 'Marble Step Clay Studio: throw your own plates, Tuesday evenings. A sample ad.',
    clickUrl: 'https://example.com/marble-step-clay-studio',
    picture: 'marble-step-clay-studio.webp',
    art: {
      ground: '#f4ecdf',
      accent: '#a93413',
      ink: '#1d1b18',
      title: 'Throw your own plates, Tuesday evenings',
      maker: 'Marble Step Clay Studio',
      shape: 'bowls',
    },
  },
];

const INVENTED = 'We made this one up.';

export const SAMPLE_BUSINESSES: readonly SampleBusiness[] = [
  {
    name: 'Sample Rowhouse Plumbing',
    category: 'Plumbing',
    location: 'Canton',
    description: `Fixes old pipes in narrow walls the same day, and cleans up afterward. ${INVENTED}`,
    rating: 4.9,
    reviewCount: 212,
    phoneNumber: '(410) 555-0141',
    websiteUrl: 'https://example.com/rowhouse-plumbing',
    sortOrder: 10,
    picture: 'rowhouse-plumbing.webp',
    art: { ground: '#0f5257', accent: '#e3eeec', shape: 'pipes' },
  },
  {
    name: 'Sample Corner Florist',
    category: 'Florist',
    location: 'Hampden',
    description: `Bouquets from growers within an hour of town, wrapped while you wait. ${INVENTED}`,
    rating: 4.8,
    reviewCount: 164,
    phoneNumber: '(410) 555-0152',
    websiteUrl: 'https://example.com/corner-florist',
    sortOrder: 20,
    picture: 'corner-florist.webp',
    art: { ground: '#a93413', accent: '#f2b632', shape: 'flowers' },
  },
  {
    name: 'Sample Pier Six Barbers',
    category: 'Barber',
    location: 'Federal Hill',
    description: `Hot towels, walk-ins before noon and the score of last night’s game. ${INVENTED}`,
    rating: 4.7,
    reviewCount: 98,
    phoneNumber: '(410) 555-0163',
    websiteUrl: null,
    sortOrder: 30,
    picture: 'pier-six-barbers.webp',
    art: { ground: '#1d1b18', accent: '#c8401d', shape: 'stripes' },
  },
  {
    name: 'Sample Charles Street Frames',
    category: 'Picture framing',
    location: 'Mount Vernon',
    description: `Prints, jerseys and the menu from your first date, framed within a week. ${INVENTED}`,
    rating: 4.9,
    reviewCount: 77,
    phoneNumber: null,
    websiteUrl: 'https://example.com/charles-street-frames',
    sortOrder: 40,
    picture: 'charles-street-frames.webp',
    art: { ground: '#f2b632', accent: '#0f5257', shape: 'frames' },
  },
];
