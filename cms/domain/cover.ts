import { foldText } from './text-fold.ts';

export const COVER_PALETTES = 8;
export const COVER_PATTERNS = ['rowhouses', 'waves', 'dots', 'cornice', 'grid', 'stripes'] as const;
export const PICTOGRAMS = [
  'crab',
  'pizza',
  'burger',
  'sushi',
  'noodles',
  'taco',
  'bread',
  'coffee',
  'cake',
  'wine',
  'beer',
  'cocktail',
  'steak',
  'chicken',
  'fish',
  'salad',
  'soup',
  'icecream',
  'sandwich',
  'kebab',
  'curry',
  'egg',
  'bbq',
  'fork',
] as const;

export type CoverPalette = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type CoverPattern = (typeof COVER_PATTERNS)[number];
export type Pictogram = (typeof PICTOGRAMS)[number];

/** What the drawn cover of a place without a photo shows. */
export interface Cover {
  readonly palette: CoverPalette;
  readonly pattern: CoverPattern;
  readonly pictogram: Pictogram;
}

const PALETTES: readonly CoverPalette[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Whole words of a category, singular; the first row that has one wins, so dishes come before countries. */
const PICTOGRAM_WORDS: readonly (readonly [Pictogram, readonly string[]])[] = [
  ['icecream', ['ice cream', 'gelato', 'frozen yogurt', 'snowball', 'custard', 'frozen']],
  ['pizza', ['pizza', 'pizzeria']],
  [
    'sandwich',
    ['sandwich', 'sandwiche', 'sub', 'cheesesteak', 'deli', 'delicatessen', 'hoagie', 'panini', 'hot dog'],
  ],
  ['burger', ['burger', 'hamburger']],
  ['sushi', ['sushi', 'japanese', 'poke', 'izakaya']],
  ['bbq', ['bbq', 'barbecue', 'barbeque', 'bar b q', 'smokehouse', 'pit beef']],
  ['steak', ['steak', 'steakhouse', 'chophouse', 'brazilian', 'argentinian', 'grill']],
  [
    'taco',
    [
      'taco',
      'mexican',
      'tex mex',
      'taqueria',
      'burrito',
      'southwest',
      'southwestern',
      'empanada',
      'salvadoran',
    ],
  ],
  ['soup', ['soup', 'pho', 'vietnamese', 'ramen', 'hot pot', 'korean', 'fondue']],
  [
    'salad',
    ['salad', 'vegan', 'vegetarian', 'health', 'healthy', 'organic', 'juice', 'smoothie', 'acai', 'raw'],
  ],
  ['fish', ['fish', 'sashimi', 'hawaiian', 'scandinavian']],
  ['crab', ['crab', 'crab house', 'seafood', 'oyster', 'raw bar', 'shellfish', 'lobster', 'cajun', 'creole']],
  ['chicken', ['chicken', 'wing', 'soul', 'southern', 'peruvian', 'rotisserie', 'comfort']],
  [
    'kebab',
    ['kebab', 'kabob', 'gyro', 'pita', 'greek', 'mediterranean', 'middle eastern', 'lebanese', 'turkish'],
  ],
  [
    'kebab',
    ['afghan', 'afghani', 'persian', 'halal', 'falafel', 'shawarma', 'moroccan', 'israeli', 'syrian', 'wrap'],
  ],
  ['curry', ['curry', 'indian', 'pakistani', 'nepalese', 'nepali', 'himalayan', 'bangladeshi', 'sri lankan']],
  [
    'curry',
    ['ethiopian', 'eritrean', 'african', 'west african', 'caribbean', 'jamaican', 'trinidadian', 'cuban'],
  ],
  [
    'noodles',
    [
      'noodle',
      'pasta',
      'italian',
      'chinese',
      'thai',
      'asian',
      'dim sum',
      'dumpling',
      'taiwanese',
      'malaysian',
    ],
  ],
  ['egg', ['egg', 'breakfast', 'brunch', 'diner', 'pancake', 'waffle']],
  ['bread', ['bread', 'bakery', 'bagel', 'french', 'creperie', 'boulangerie']],
  [
    'cake',
    [
      'cake',
      'dessert',
      'cupcake',
      'patisserie',
      'pastry',
      'sweet',
      'donut',
      'doughnut',
      'chocolate',
      'candy',
    ],
  ],
  ['coffee', ['coffee', 'cafe', 'tea', 'espresso', 'bubble tea', 'tea house', 'roastery']],
  ['wine', ['wine', 'winery', 'tapas', 'spanish', 'portuguese', 'small plate', 'bistro', 'fine dining']],
  [
    'beer',
    ['beer', 'brewery', 'brewpub', 'pub', 'gastropub', 'tavern', 'irish', 'german', 'sports bar', 'taproom'],
  ],
  ['cocktail', ['cocktail', 'bar', 'lounge', 'night club', 'nightclub', 'speakeasy', 'distillery']],
  ['taco', ['latin', 'latin american', 'south american', 'central american']],
  ['burger', ['american', 'fast food']],
];

/**
 * The cover of a place without a photo (decisions §13): the pictogram comes from its cuisine, palette and
 * pattern from its id, so that a place always looks the same and the next id has another palette and pattern.
 */
export function chooseCover({ id, category }: { readonly id: number; readonly category: string }): Cover {
  const seed = Math.abs(Math.trunc(id));
  // Each round of ids is shifted against the one before; steps of 3 or 4 of 8 and 1 or 2 of 6 never stand still.
  const palette = (3 * (seed % COVER_PALETTES) + Math.floor(seed / COVER_PALETTES)) % COVER_PALETTES;
  const pattern = (seed + Math.floor(seed / 48)) % COVER_PATTERNS.length;
  return {
    palette: PALETTES[palette] ?? 0,
    pattern: COVER_PATTERNS[pattern] ?? 'dots',
    pictogram: choosePictogram(category),
  };
}

/** The pictogram of a cuisine, a fork for those that name no dish. */
export function choosePictogram(category: string): Pictogram {
  const words = ` ${foldText(category)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  for (const [pictogram, keywords] of PICTOGRAM_WORDS) {
    if (keywords.some((word) => words.includes(` ${word} `) || words.includes(` ${word}s `)))
      return pictogram;
  }
  return 'fork';
}
