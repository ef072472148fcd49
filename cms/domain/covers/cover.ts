import { foldedWords } from '../words/text-fold.ts';

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
  'bagel',
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
  'pickles',
  'kebab',
  'curry',
  'egg',
  'bbq',
  'fork',
  'pasta',
  'pie',
  'oyster',
  'fries',
  'dumplings',
  'donut',
  'chili',
  'shrimp',
  'lemon',
  'tin',
] as const;

/** Layout of the pictogram: alone, on a plate, twice, large, three in a row, in a window, or with a side. */
export const COVER_COMPOSITIONS = ['solo', 'plate', 'pair', 'close', 'trio', 'window', 'medley'] as const;

export type CoverPalette = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type CoverPattern = (typeof COVER_PATTERNS)[number];
export type CoverComposition = (typeof COVER_COMPOSITIONS)[number];
export type Pictogram = (typeof PICTOGRAMS)[number];

/** The parts of a drawn cover. */
export interface Cover {
  readonly palette: CoverPalette;
  readonly pattern: CoverPattern;
  readonly pictogram: Pictogram;
  /** Drawn with the pictogram if the composition has room for a side. */
  readonly side: Pictogram;
  readonly composition: CoverComposition;
}

/** The inputs that determine a cover. */
export interface CoverSubject {
  readonly id: number;
  readonly category: string;
}

const PALETTES: readonly CoverPalette[] = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Category words (singular, whole, separated by `|`) and their pictograms, plainest first: that one
 * represents the cuisine, its places alternate between all. The first matching row wins, so dishes come
 * before countries.
 */
const PICTOGRAM_WORDS: readonly (readonly [
  pictograms: readonly [Pictogram, ...Pictogram[]],
  words: string,
])[] = [
  [['icecream'], 'ice cream|gelato|frozen yogurt|snowball|custard|frozen'],
  [['pizza', 'pie', 'pizza'], 'pizza|pizzeria'],
  [['sandwich', 'pickles', 'sandwich'], 'deli|delicatessen'],
  [['sandwich', 'soup', 'sandwich'], 'sandwich|sandwiche|sub|cheesesteak|hoagie|panini|hot dog'],
  [['burger', 'fries', 'burger'], 'burger|hamburger'],
  [['sushi', 'fish', 'sushi'], 'sushi|japanese|poke|izakaya'],
  [['bbq', 'bbq', 'chicken'], 'bbq|barbecue|barbeque|bar b q|smokehouse|pit beef'],
  [['steak', 'wine', 'steak'], 'steak|steakhouse|chophouse|brazilian|argentinian|grill'],
  [
    ['taco', 'chili', 'taco'],
    'taco|mexican|tex mex|taqueria|burrito|southwest|southwestern|empanada|salvadoran',
  ],
  [['soup', 'noodles', 'soup'], 'soup|pho|vietnamese|ramen|hot pot|korean|fondue'],
  [['salad'], 'salad|vegan|vegetarian|health|healthy|organic|juice|smoothie|acai|raw'],
  [['fish', 'fries', 'fish'], 'fish|sashimi|hawaiian|scandinavian'],
  [
    ['crab', 'oyster', 'fish', 'shrimp'],
    'crab|crab house|seafood|oyster|raw bar|shellfish|lobster|cajun|creole',
  ],
  [['chicken', 'fries', 'chicken'], 'chicken|wing|soul|southern|peruvian|rotisserie|comfort'],
  [['kebab', 'salad', 'kebab'], 'kebab|kabob|gyro|pita|greek|mediterranean|middle eastern|lebanese|turkish'],
  [['kebab', 'soup', 'kebab'], 'afghan|afghani|persian|halal|falafel|shawarma|moroccan|israeli|syrian|wrap'],
  [['curry', 'chili', 'curry'], 'curry|indian|pakistani|nepalese|nepali|himalayan|bangladeshi|sri lankan'],
  [
    ['curry', 'soup', 'curry'],
    'ethiopian|eritrean|african|west african|caribbean|jamaican|trinidadian|cuban',
  ],
  [['pasta', 'wine', 'pasta', 'pie'], 'pasta|italian|trattoria|sicilian'],
  [
    ['noodles', 'dumplings', 'noodles', 'soup'],
    'noodle|chinese|thai|asian|dim sum|dumpling|taiwanese|malaysian',
  ],
  [['egg', 'coffee', 'egg'], 'egg|breakfast|brunch|diner|pancake|waffle'],
  [['bagel'], 'bagel'],
  [['bread', 'donut', 'bread'], 'bread|bakery|boulangerie'],
  [['wine', 'bread', 'cake'], 'french|creperie'],
  [['cake', 'donut', 'cake'], 'cake|dessert|cupcake|patisserie|pastry|sweet|donut|doughnut|chocolate|candy'],
  [['coffee', 'bread', 'coffee'], 'coffee|cafe|tea|espresso|bubble tea|tea house|roastery'],
  [['wine'], 'wine|winery|tapas|spanish|portuguese|small plate|bistro|fine dining'],
  [['beer', 'fries', 'burger'], 'beer|brewery|brewpub|pub|gastropub|tavern|irish|german|sports bar|taproom'],
  [['cocktail', 'wine', 'cocktail'], 'cocktail|bar|lounge|night club|nightclub|speakeasy|distillery'],
  [['taco', 'chili', 'taco'], 'latin|latin american|south american|central american'],
  [['burger', 'chicken', 'fries', 'steak'], 'american|fast food'],
];

/** What each pictogram is served with. */
const SIDES: Readonly<Record<Pictogram, readonly [Pictogram, ...Pictogram[]]>> = {
  crab: ['lemon', 'tin', 'beer'],
  pizza: ['beer', 'salad', 'wine'],
  burger: ['fries', 'beer'],
  sushi: ['soup', 'beer', 'lemon'],
  noodles: ['dumplings', 'chili', 'lemon'],
  taco: ['chili', 'lemon', 'cocktail'],
  bread: ['coffee', 'egg', 'soup'],
  bagel: ['coffee', 'egg', 'fish'],
  coffee: ['donut', 'bread', 'cake'],
  cake: ['coffee', 'icecream'],
  wine: ['bread', 'oyster', 'cake'],
  beer: ['fries', 'crab', 'burger'],
  cocktail: ['lemon', 'oyster', 'shrimp'],
  steak: ['wine', 'fries', 'salad'],
  chicken: ['fries', 'chili', 'salad'],
  fish: ['lemon', 'fries', 'tin'],
  salad: ['lemon', 'bread', 'soup'],
  soup: ['bread', 'chili', 'dumplings'],
  icecream: ['cake', 'donut', 'coffee'],
  sandwich: ['fries', 'pickles', 'beer'],
  pickles: ['sandwich', 'bagel', 'lemon'],
  kebab: ['salad', 'lemon', 'bread'],
  curry: ['chili', 'bread', 'lemon'],
  egg: ['coffee', 'bread', 'donut'],
  bbq: ['beer', 'sandwich', 'fries'],
  fork: ['wine', 'bread', 'soup'],
  pasta: ['wine', 'bread', 'salad'],
  pie: ['beer', 'salad'],
  oyster: ['lemon', 'wine', 'tin'],
  fries: ['burger', 'tin', 'beer'],
  dumplings: ['soup', 'chili', 'noodles'],
  donut: ['coffee', 'cake'],
  chili: ['lemon', 'beer', 'bread'],
  shrimp: ['lemon', 'tin', 'cocktail'],
  lemon: ['tin'],
  tin: ['lemon'],
};

/**
 * The cover of a place without a photo (decisions §13): the pictogram depends on its cuisine, everything else
 * on its id, so that a place always looks the same and the next id gets another palette and pattern.
 */
export function chooseCover({ id, category }: CoverSubject): Cover {
  const seed = Math.abs(Math.trunc(id));
  // Each round of ids is shifted against the previous one, so neighboring ids never get the same combination.
  const palette = (3 * (seed % COVER_PALETTES) + Math.floor(seed / COVER_PALETTES)) % COVER_PALETTES;
  const pattern = (seed + Math.floor(seed / 48)) % COVER_PATTERNS.length;
  const pictograms = pictogramsOf(category);
  const turn = mixed(seed);
  const pictogram = pictograms[turn % pictograms.length] ?? pictograms[0];
  const sides = SIDES[pictogram];
  return {
    palette: PALETTES[palette] ?? 0,
    pattern: COVER_PATTERNS[pattern] ?? 'dots',
    pictogram,
    side: sides[(turn >>> 16) % sides.length] ?? sides[0],
    // One index beyond the list also means solo, so that solo comes up twice as often.
    composition: COVER_COMPOSITIONS[(turn >>> 8) % (COVER_COMPOSITIONS.length + 1)] ?? 'solo',
  };
}

/** The cover of a cuisine itself: its plainest pictogram, alone. */
export function chooseCuisineCover(subject: CoverSubject): Cover {
  return { ...chooseCover(subject), pictogram: choosePictogram(subject.category), composition: 'solo' };
}

/** Columns of the widest grid (spec 1 §9): a neighbor on the left or above is at most this far back. */
const GRID_COLUMNS = 4;

/**
 * The covers of a list in a grid of up to four columns. Each place keeps its drawing, but takes the next free
 * palette and composition where one of the previous four looks the same.
 */
export function chooseGridCovers(places: readonly CoverSubject[]): Cover[] {
  const covers: Cover[] = [];
  for (const place of places) covers.push(distinctFrom(covers.slice(-GRID_COLUMNS), chooseCover(place)));
  return covers;
}

function distinctFrom(before: readonly Cover[], own: Cover): Cover {
  const palette = PALETTES.map((_, step) => PALETTES[(own.palette + 3 * step) % COVER_PALETTES]).find(
    (candidate) => before.every((cover) => cover.palette !== candidate),
  );
  const alike = before.filter(({ pictogram }) => pictogram === own.pictogram);
  const start = COVER_COMPOSITIONS.indexOf(own.composition);
  const composition = COVER_COMPOSITIONS.map(
    (_, step) => COVER_COMPOSITIONS[(start + step) % COVER_COMPOSITIONS.length],
  ).find((candidate) => alike.every((cover) => cover.composition !== candidate));
  return {
    ...own,
    palette: palette ?? own.palette,
    composition: composition ?? own.composition,
  };
}

/** The pictogram of a cuisine, a fork when no word matches. */
export function choosePictogram(category: string): Pictogram {
  return pictogramsOf(category)[0];
}

const NO_DISH: readonly [Pictogram, ...Pictogram[]] = ['fork'];

const KEYWORDS = PICTOGRAM_WORDS.map(
  ([pictograms, words]) => [pictograms, new RegExp(` (?:${words})s? `)] as const,
);

function pictogramsOf(category: string): readonly [Pictogram, ...Pictogram[]] {
  const words = ` ${foldedWords(category).join(' ')} `;
  return KEYWORDS.find(([, keywords]) => keywords.test(words))?.[0] ?? NO_DISH;
}

/** Spreads neighboring ids over all 32 bits (the finalizer of MurmurHash3). */
function mixed(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
