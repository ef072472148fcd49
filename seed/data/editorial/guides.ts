import { FIXED_COLLECTIONS } from '#domain/guides/collection-guides';
import { COLLECTION_GUIDE_DATE } from '#domain/guides/guides';
import { TIMONIUM_SLUG } from '#domain/addresses/page-paths';
import type { SampleGuide } from '../../rows/sample-editorial.ts';

const SCENES: Readonly<Record<string, string>> = {
  'most-romantic-restaurants': 'harbor-at-dusk',
  'best-restaurants-for-large-groups': 'crab-feast',
  'budget-friendly-eats': 'market-stall',
  'best-brunch-spots': 'diner-counter',
  'late-night-dining': 'late-corner',
  'best-outdoor-dining': 'string-lights',
};

/** The editorial text of each collection: the line on its card, then its introduction. */
const COLLECTIONS: Readonly<Record<string, readonly [description: string, ...lines: string[]]>> = {
  'most-romantic-restaurants': [
    'For an anniversary or a first date.',
    'A first date is easier with some noise around you. For an anniversary, you’ll want a quiet table.',
    'Whichever it is, book ahead.',
  ],
  'best-restaurants-for-large-groups': [
    'For when the whole team or the whole family is coming.',
    'Somebody is vegan, somebody is four, and somebody only eats chicken. A group needs a menu with something for everybody.',
    'If there are more than eight of you, call instead of booking online. Ask about a set menu, and decide ahead of time who’s paying.',
  ],
  'budget-friendly-eats': [
    'Top-rated and easy on the wallet.',
    'You can still get a very good supper for $15 in this town.',
    'Every place here is marked $ or $$. We sorted them by rating, not by price.',
  ],
  'best-brunch-spots': [
    'For slow mornings and a second cup of coffee.',
    'In Baltimore you can have crab on your eggs and scrapple on the side. There’s often a wait, so put your name in and take a walk around the block.',
    'We looked for places that serve brunch on weekends or breakfast all week.',
  ],
  'late-night-dining': [
    'Where to eat when the night runs long.',
    'The show is over, the second shift is out, and you’re hungry.',
    'We went by posted hours, but a kitchen may close before the bar does. Call before you cross town.',
  ],
  'best-outdoor-dining': [
    'Patios, decks and sidewalk tables.',
    'From the first warm Friday in April to the last one in October, Baltimore eats outside.',
    'Bring a sweater in the spring and the fall.',
  ],
};

/** The settings of the six fixed collections (spec 2 §9), and the long article on Timonium (spec 2 §2). */
export const SAMPLE_GUIDES: readonly SampleGuide[] = [
  ...FIXED_COLLECTIONS.map(({ slug, title, rule }) => ({
    kind: 'collection' as const,
    slug,
    title,
    rule,
    description: COLLECTIONS[slug]?.[0] ?? null,
    neighborhood: null,
    publishDate: COLLECTION_GUIDE_DATE,
    scene: SCENES[slug] ?? '',
    lines: COLLECTIONS[slug]?.slice(1) ?? [],
    pins: slug === 'most-romantic-restaurants' ? [12304] : [],
    notes:
      slug === 'most-romantic-restaurants'
        ? [
            {
              restaurantId: 12304,
              note: 'Ask for the far end of the long table, where it’s quietest.',
            },
          ]
        : [],
  })),
  {
    kind: 'article',
    slug: TIMONIUM_SLUG,
    title: 'Best Restaurants in Timonium, Maryland: Where to Eat Along York Road',
    rule: null,
    description:
      'A light-rail ride north of the city, there’s a stretch of York Road where the food is better than the parking lots suggest.',
    neighborhood: 'Timonium',
    publishDate: '2025-04-06',
    scene: 'fair-week',
    pins: [],
    notes: [],
    lines: [
      'Ask someone from downtown about Timonium and you’ll hear about the State Fair: piglets, pit beef, a Ferris wheel at the end of August. Ask someone who lives there and you’ll hear about dinner. The few miles of York Road between Lutherville and Cockeysville feed a good part of the county, especially on weeknights, without making much of a fuss about it.',
      'This guide is for both of you. If you’re coming for the fair, it will tell you where to eat before or after. If you live around the corner, it may send you somewhere new.',
      '## How the road works',
      'Timonium has no square and no waterfront. What it has is a road lined with shopping centers, where the restaurants sit between a bank and a place that fixes windshields. If you live in a rowhouse, that takes some getting used to. Then you notice the upside: big kitchens, big tables, a high chair when you need one and plenty of parking.',
      'The hard part is choosing. From the outside, one shopping center looks a lot like the next, and the best cook is sometimes behind the plainest sign.',
      '> Don’t judge by the sign. Judge by how many cars are out front on a Tuesday.',
      '## When to go',
      'Weeknights are the best time to come. Families show up at half past five, the office parks let out soon after, and by nine the cooks are wiping down their stations. Fridays and Saturdays belong to birthdays, so call first. Sunday mornings are for breakfast, as they are all over Baltimore County.',
      'Fair time is another story. Traffic crawls from noon on, and the tables nearest the gates fill up with sunburned families and their stuffed animals. You have three options:',
      '- Eat early, before the midway opens.',
      '- Drive ten minutes north, where nobody is wearing a wristband.',
      '- Make a meal of the fair itself. Nobody goes home from it hungry.',
      '## Getting there',
      'Take Interstate 83 to Timonium Road, or just stay on York all the way up from Towson. No car? The light rail stops right at the fairgrounds. From the platform it’s a short walk to dinner, but the road was built for driving, so watch for turning cars.',
      '## What to order',
      'Rents are lower out here than by the harbor, so people open the restaurants they’ve been talking about for years. You can eat your way around a good part of the world between two traffic lights. Look for short menus, handwritten specials and whatever the regulars are having.',
      'Don’t forget the standards, the things every corner of Maryland thinks it does best: crab cakes, pit beef, and scrapple with a crust on it. Timonium has opinions about all three and is happy to share them.',
      'Below is every restaurant we list in Timonium, highest rated first. Once you’ve worked through them, head down the road to [Towson](/neighborhoods/towson), or pick from [all our guides](/blog).',
    ],
  },
];
