import type { SamplePlace } from '../rows/sample-place.ts';

type Venue = Pick<SamplePlace, 'id' | 'name' | 'description' | 'category' | 'neighborhood' | 'address'> &
  Partial<SamplePlace>;

const known = (venue: Venue): SamplePlace => ({
  status: 'open',
  localFavorite: false,
  published: true,
  tags: [],
  ...venue,
});

/**
 * Real venues named in the specification. Nothing is claimed beyond name, kind, and neighborhood: rating, phone, hours
 * and website stay unknown until an editor has verified them.
 */
const NAMED_VENUES: readonly SamplePlace[] = [
  known({
    id: 10001,
    name: 'Sotto Sopra',
    description: 'We wrote about this Mount Vernon Italian restaurant in our first Restaurant Spotlight.',
    category: 'Italian',
    neighborhood: 'Mount Vernon',
    address: 'Mount Vernon, Baltimore',
  }),
  known({
    id: 10002,
    name: 'Amoora',
    description: 'Lebanese cooking downtown. Start with the kofta.',
    category: 'Lebanese',
    neighborhood: 'Downtown',
    address: 'Downtown, Baltimore',
  }),
  known({
    id: 10003,
    name: "Red Emma's",
    description: 'One of three Baltimore restaurants with our Top Restaurant Award.',
    category: 'Vegan',
    neighborhood: 'Waverly',
    address: 'Waverly, Baltimore',
  }),
  known({
    id: 10004,
    name: 'Umami Global',
    description: 'We gave Umami Global our Top Restaurant Award.',
    category: 'Asian Fusion',
    neighborhood: 'Downtown',
    address: 'Baltimore, MD',
  }),
  known({
    id: 10005,
    name: 'Empanada Lady',
    description: 'Empanada Lady won our Top Restaurant Award.',
    category: 'Latin American',
    neighborhood: 'Downtown',
    address: 'Downtown, Baltimore',
  }),
];

/** Excluded from every list by name or id (spec 1 §9), so that the rule has an effect in the sample. */
const EXCLUDED_VENUES: readonly SamplePlace[] = [
  known({
    id: 10006,
    name: 'Harborplace',
    description: 'A pair of pavilions on the Inner Harbor promenade.',
    category: 'Shopping Mall',
    neighborhood: 'Inner Harbor',
    address: 'Inner Harbor, Baltimore',
  }),
  known({
    id: 10007,
    name: 'The Gallery at Harborplace',
    description: 'A shopping center across Pratt Street from the harbor.',
    category: 'Shopping Mall',
    neighborhood: 'Inner Harbor',
    address: 'Inner Harbor, Baltimore',
  }),
  known({
    id: 10008,
    name: 'Cross Street Market',
    description: 'A public market hall in Federal Hill.',
    category: 'Market',
    neighborhood: 'Federal Hill',
    address: 'Federal Hill, Baltimore',
  }),
  known({
    id: 11097,
    name: 'Terminal Concessions Stand 4',
    description: 'Coffee, pretzels and hot dogs, for ticket holders only.',
    category: 'Concession Stand',
    neighborhood: 'Inner Harbor',
    address: '301 Light St',
    fullAddress: '301 Light St, Baltimore, MD 21202',
    rating: 4.8,
    reviewCount: 3120,
    priceRange: '$',
    latitude: 39.2864,
    longitude: -76.6128,
  }),
  known({
    id: 12555,
    name: 'Harbor Pavilion Food Service',
    description: 'This kitchen cooks for event tents on the waterfront and has no dining room of its own.',
    category: 'Concession Stand',
    neighborhood: 'Inner Harbor',
    address: '561 Light St',
    fullAddress: '561 Light St, Baltimore, MD 21202',
    rating: 4.9,
    reviewCount: 4012,
    priceRange: '$$',
    latitude: 39.2838,
    longitude: -76.6121,
  }),
];

const EVENINGS = ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const ALL_WEEK = ['mon', ...EVENINGS] as const;

/**
 * The two places that the home page appends if they aren't among the ten best (spec 1 §9): good ratings, few reviews.
 */
const PINNED_VENUES: readonly SamplePlace[] = [
  known({
    id: 12304,
    name: 'Lottie & Finch',
    description:
      'Dishes like smoked rockfish toast and brown-butter crab noodles are served at one long table in a former piano store.',
    category: 'American',
    neighborhood: 'Hampden',
    address: '1027 W 36th St',
    fullAddress: '1027 W 36th St, Baltimore, MD 21211',
    phone: '(410) 555-0142',
    website: 'https://lottie-and-finch.example',
    rating: 4.9,
    reviewCount: 187,
    priceRange: '$$$',
    latitude: 39.3309,
    longitude: -76.6349,
    localFavorite: true,
    openingHours: EVENINGS.map((day) => ({ day, opens: '17:00', closes: '22:00' })),
    tags: ['date night', 'reservations'],
    menuUrl: 'https://lottie-and-finch.example/menu',
    reservationUrl: 'https://example.com/reserve/lottie-and-finch',
    lastVerifiedAt: '2025-11-12T15:00:00.000Z',
  }),
  known({
    id: 10639,
    name: 'Señora Paz',
    description:
      'Goat barbacoa is on the menu Friday through Sunday. The tortillas are made to order, and kids get to press their own.',
    category: 'Mexican',
    neighborhood: 'Highlandtown',
    address: '412 S Conkling St',
    fullAddress: '412 S Conkling St, Baltimore, MD 21224',
    phone: '(443) 555-0117',
    website: 'https://example.org/senora-paz',
    rating: 4.8,
    reviewCount: 264,
    priceRange: '$',
    latitude: 39.2866,
    longitude: -76.5677,
    localFavorite: true,
    openingHours: ALL_WEEK.map((day) => ({ day, opens: '10:00', closes: '21:00' })),
    tags: ['kids', 'groups'],
    lastVerifiedAt: '2025-10-30T16:30:00.000Z',
  }),
  known({
    id: 10009,
    name: 'The Honorable Order of the Backfin, Oyster & Terrapin Eating Society of Lower Broadway',
    description: 'This raw bar has a long name, a long counter and a very good oyster stew.',
    category: 'Seafood',
    neighborhood: 'Fells Point',
    address: '812 S Broadway',
    fullAddress: '812 S Broadway, Baltimore, MD 21231',
    phone: '(410) 555-0163',
    rating: 4.6,
    reviewCount: 941,
    priceRange: '$$$',
    latitude: 39.2829,
    longitude: -76.5938,
    openingHours: ALL_WEEK.flatMap((day) => [
      { day, opens: '11:30', closes: '14:30' },
      { day, opens: '17:00', closes: '01:00' },
    ]),
    tags: ['groups', 'late night'],
  }),
];

/** The handwritten places of the sample file; the others are generated. */
export const SAMPLE_VENUES: readonly SamplePlace[] = [...NAMED_VENUES, ...EXCLUDED_VENUES, ...PINNED_VENUES];
