import type { SampleAward } from '../../rows/sample-editorial.ts';

const METHOD =
  'Our Top Restaurant Award goes to places that our readers and our editors come back to: for what is on the plate, for the welcome at the door, and for what they mean to the street they stand in. Nobody can apply for it and nobody can pay for it.';

/** The three awards of spec 2 §2. About the winners they only say that they won. */
export const SAMPLE_AWARDS: readonly SampleAward[] = [
  {
    slug: 'red-emmas',
    recipient: "Red Emma's",
    restaurantId: 10003,
    year: 2025,
    layout: 'long',
    why: `${METHOD}\n\nRed Emma's is one of the places that make Baltimore what it is. We are proud to name it among the city's top restaurants, and we thank everybody who works there.`,
  },
  {
    slug: 'umami-global',
    recipient: 'Umami Global',
    restaurantId: 10004,
    year: 2025,
    layout: 'long',
    why: `${METHOD}\n\nUmami Global is one of the places that we send people to when they ask where Baltimore is going. We are proud to name it among the city's top restaurants, and we thank everybody who works there.`,
  },
  {
    slug: 'empanada-lady',
    recipient: 'Empanada Lady',
    restaurantId: 10005,
    year: 2025,
    layout: 'short',
    why: `${METHOD}\n\nEmpanada Lady is one of the places that we would show first to somebody new in town. We are proud to name it among the city's top restaurants, and we thank everybody who works there.`,
  },
];
