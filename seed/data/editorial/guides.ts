import { FIXED_COLLECTIONS } from '#domain/guides/collection-guides';
import { COLLECTION_GUIDE_DATE, GUIDE_YEAR } from '#domain/guides/guides';
import { TIMONIUM_SLUG } from '#domain/addresses/page-paths';
import type { SampleGuide } from '../../rows/sample-editorial.ts';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'most-romantic-restaurants':
    'Candles, good chairs and kitchens that take their time: where Baltimore goes when it matters.',
  'best-restaurants-for-large-groups':
    'Long tables and menus on which everybody finds something: where to take ten people without a quarrel.',
  'budget-friendly-eats':
    'The best rated places at $ and $$: dinners that leave you the money for another one.',
  'best-brunch-spots': 'Eggs, pancakes and the first coffee at eleven: where the weekend begins.',
  'late-night-dining':
    'Kitchens that are still there at half past eleven, and the people who keep them open.',
  'best-outdoor-dining': 'Patios, terraces and tables on the brick: where to eat under the sky.',
};

/** The settings of the six fixed collections (spec 2 §9), and the long article on Timonium (spec 2 §2). */
export const SAMPLE_GUIDES: readonly SampleGuide[] = [
  ...FIXED_COLLECTIONS.map(({ slug, title, rule }) => ({
    kind: 'collection' as const,
    slug,
    title,
    rule,
    description: DESCRIPTIONS[slug] ?? null,
    neighborhood: null,
    publishDate: COLLECTION_GUIDE_DATE,
    year: GUIDE_YEAR,
    lines: [],
    pins: slug === 'most-romantic-restaurants' ? [12304] : [],
    notes:
      slug === 'most-romantic-restaurants'
        ? [
            {
              restaurantId: 12304,
              note: 'Ask for the end of the long table: you are among people there, and still to yourselves.',
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
      'Timonium lies a light-rail ride north of the city, and eats better than its parking lots let on. A guide to dining along York Road.',
    neighborhood: 'Timonium',
    publishDate: '2025-04-06',
    year: GUIDE_YEAR,
    pins: [],
    notes: [],
    lines: [
      'Ask somebody from downtown about Timonium and you will hear about the State Fair: pigs, pit beef, a Ferris wheel at the end of August. Ask somebody who lives there and you will hear about dinner. The stretch of York Road between Lutherville and Cockeysville feeds a good part of the county, on weeknights above all, and it does so without making much of itself.',
      'This guide is for both. If you come for the fairgrounds, it tells you where to eat before or after. If you live around the corner, it may tell you about the corner after that.',
      '## How Timonium eats',
      'There is no square in Timonium and no waterfront. There is a road, and the restaurants stand along it in small rows behind their parking lots, between a bank and a place that repairs windshields. That takes some getting used to if you know the city by its rowhouses. It has its advantages: the kitchens have room, the tables are large, there is a chair for the child and a space for the car.',
      'It also means that you choose with your eyes closed. From outside, one row looks like the next. The names over the doors tell you little, and the best meals are often behind the plainest of them. So do not judge by the sign; judge by how many cars are there on a Tuesday.',
      '> Do not judge by the sign. Judge by how many cars are there on a Tuesday.',
      '## When to go',
      'Weeknights are the heart of it. Families come at half past five, people from the offices of Deereco Road a little later, and by nine the kitchens are wiping down. On Friday and Saturday the same tables go to dates and birthdays, and you will want to call ahead. Sunday mornings belong to breakfast, as they do everywhere in Baltimore County.',
      'During the ten days of the Maryland State Fair, everything is different. York Road is slow from noon on, and the places nearest to the gates are full of people with sunburn and stuffed animals. Eat early, or eat north of the fairgrounds, or make a meal of the fair itself: nobody has ever gone home from it hungry.',
      '## How to get there',
      'By car it is Interstate 83 to Timonium Road, or simply York Road all the way out from Towson. Without a car it is the light rail, which stops at the fairgrounds and at Lutherville and runs to the middle of town. From either station the first tables are a short walk away, though you should be prepared to make it along a road that was built for driving.',
      '## What to look for',
      'Because rents are gentler here than by the harbor, Timonium is where families open the restaurant that they have long wanted to open. You can eat around a good part of the world between two traffic lights, and most of it is cooked by the people whose name is on the lease. Look for short menus, for handwriting, and for dishes that the person at the next table is eating without having looked at the menu at all.',
      'And look for the classics that every part of Maryland claims for itself: the crab cake, the pit beef, the breakfast platter with scrapple. Timonium has opinions about all three, and is generous with them.',
      'Below is every restaurant that we list in Timonium, the best rated first. When you have been through them, go on to [Towson](/neighborhoods/towson), the next town down the road, or see [all the guides](/blog).',
    ],
  },
];
