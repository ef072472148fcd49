import type { SampleAward } from '../../rows/sample-editorial.ts';

/** The three awards of spec 2 §2. They claim nothing about the winners except the award. */
export const SAMPLE_AWARDS: readonly SampleAward[] = [
  {
    slug: 'red-emmas',
    recipient: "Red Emma's",
    restaurantId: 10003,
    year: 2025,
    layout: 'long',
    why: 'Every year our editors and readers name a handful of places they’d hate to lose. There’s no application and no fee, and nobody here takes a free meal. We ask three things: is the food worth the trip, is the welcome real, and would the block miss it?\n\nRed Emma’s got three yeses. We’re proud to call it one of the city’s top restaurants, and grateful to everyone who works there.',
  },
  {
    slug: 'umami-global',
    recipient: 'Umami Global',
    restaurantId: 10004,
    year: 2025,
    layout: 'long',
    why: 'You can’t apply for this award, and you can’t buy it. Readers nominate restaurants, editors argue about them, and what’s left is a short list of places that make Baltimore a better town to be hungry in.\n\nUmami Global is on that list this year. Congratulations to the cooks, the servers and whoever does the dishes.',
  },
  {
    slug: 'empanada-lady',
    recipient: 'Empanada Lady',
    restaurantId: 10005,
    year: 2025,
    layout: 'short',
    why: 'When friends from out of town ask where to eat, a few names come up before they finish the question. Our Top Restaurant Award is for those places. Our readers and editors choose them, and nobody pays for the honor.\n\nThis year, one of those names is Empanada Lady. Thank you for feeding us.',
  },
];
