import { region } from '#city';
import type { IndexedRestaurant } from '../indexed-restaurant.ts';

/** As the site folds slugs and searches; search is a leaf and is handed the rule. */
export const foldForTests = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['‘’ʼ`´]/g, '')
    .toLowerCase();

/** A place of which only what a test is about needs to be said. */
export function buildPlace(id: number, given: Partial<IndexedRestaurant> = {}): IndexedRestaurant {
  return {
    id,
    name: `Place ${id}`,
    category: 'Diner',
    neighborhood: 'Hampden',
    address: `${id} Falls Road`,
    kinds: [],
    priceRange: null,
    rating: null,
    reviewCount: null,
    score: null,
    latitude: null,
    longitude: null,
    tags: [],
    isClosed: false,
    openedOn: null,
    openOn: [],
    closedOn: [],
    openMinutes: [],
    ...given,
  };
}

export const FIXTURE_SIZE = 1_600;
const CUISINES = 120;
const NEIGHBORHOODS = 130;
export const MONDAY_NOON = 12 * 60;
/** Half past midnight, Monday: what opened on Sunday evening may still be open. */
export const AFTER_SUNDAY_MIDNIGHT = 30;
const DAY = 24 * 60;
const WEEK = 7 * DAY;

const FIRST =
  'Golden,Café Noir,O’Malley’s,Mother’s,Blue Crab,Thames Street,Bàn Mì,El Niño,Big Al’s,A,Iron,Sip & Bite,Château,1919,Nick’s';
const LAST =
  'Oyster House,Grill,Tavern,Bakery,Noodle Bar,Crêperie,Kitchen,Pub & Grill,Pizzeria,Diner,Taquería,Steak House,Ice Cream,Lounge,Deli,B Side,Room 21';
const MIDDLE = ' , Old , New , Little , Harbor , St. , North ';
const KINDS = 'Thai,Ethiopian,Peruvian,Nepalese,Greek,Crab House,Vegan,BBQ,Sushi,Café,Steak,Soul Food';
const STYLES = 'Bar & Restaurant,Market,Counter,Express,Fusion,Buffet,Street Food,Bistro,Room,Truck';
const PLACES =
  'Canton,Hampden,Fells Point,Loyola/Notre Dame,O’Donnell Heights,Mount Vernon,Locust Point,Roland Park,Pigtown,Remington,Highlandtown,Federal Hill,Upper Fells';
const PARTS = 'North,South,East,West,Upper,Lower,Old,New,Inner,Outer';
const STREETS =
  'Aliceanna Street,Eastern Avenue,Charles Street,York Road,Light Street,Pratt Street,Saint Paul Place';
const TAGS = ['date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch'];
const PRICES = ['$', '$$', '$$$', '$$$$'];

/** Places enough for more than 1,000 hits and more than 100 values of a filter; the same ones every time. */
export function buildFixture(): IndexedRestaurant[] {
  const random = repeatableRandom(1919);
  const pick = (list: string | readonly string[]) => {
    const values = typeof list === 'string' ? list.split(',') : list;
    return values[Math.floor(random() * values.length)] ?? '';
  };
  const maybe = <T>(value: T): T | null => (random() < 0.9 ? value : null);
  return Array.from({ length: FIXTURE_SIZE }, (_, index) => {
    const name = pick(FIRST) + pick(MIDDLE) + pick(LAST);
    const located = random() < 0.9;
    return buildPlace(100 + index * 3, {
      name: random() < 0.3 ? `${name} ${1 + Math.floor(random() * 400)}` : name,
      category: combine(KINDS, STYLES, Math.floor(random() ** 2 * CUISINES)),
      neighborhood: combine(PLACES, PARTS, Math.floor(random() ** 2 * NEIGHBORHOODS)),
      address: `${100 + Math.floor(random() * 4_000)} ${pick(STREETS)}, ${region.name}, MD ${21_201 + Math.floor(random() * 30)}`,
      priceRange: maybe(pick(PRICES)),
      rating: maybe(Math.round(20 + random() * 30) / 10),
      reviewCount: maybe(Math.floor(random() ** 3 * 3_000)),
      // Few different scores, so that ties are common.
      score: maybe(Math.round(random() * 60) / 8),
      latitude: located ? 39.2 + Math.round(random() * 16_000) / 1e5 : null,
      longitude: located ? -76.72 + Math.round(random() * 19_000) / 1e5 : null,
      tags: TAGS.filter(() => random() < 0.25),
      openMinutes: random() < 0.2 ? [] : openEveryDay(random),
      isClosed: random() < 0.02,
      openedOn: random() < 0.2 ? `2026-${pick('01,06,11')}-${pick('03,17,28')}` : null,
      openOn: ['2026-12-24', '2026-12-25'].filter(() => random() < 0.2),
    });
  });
}

/** The value of a number, in a mixture of two lists: no two numbers share one. */
function combine(lasts: string, firsts: string, number: number): string {
  const ends = lasts.split(',');
  const starts = firsts.split(',');
  return `${starts[Math.floor(number / ends.length) % starts.length]} ${ends[number % ends.length]}`;
}

/** One or two spans a day; the last may run past midnight, and on Sunday into Monday morning. */
function openEveryDay(random: () => number): IndexedRestaurant['openMinutes'] {
  const opens = 6 * 60 + Math.floor(random() * 24) * 15;
  const closes = opens + 240 + Math.floor(random() * 56) * 15;
  const closedOn = Math.floor(random() * 8);
  const spans = Array.from({ length: 7 }, (_, day) => day)
    .filter((day) => day !== closedOn)
    .map((day) => ({ from: day * DAY + opens, to: day * DAY + closes }));
  const last = spans.at(-1);
  if (!last || last.to <= WEEK) return spans;
  return [{ from: 0, to: last.to - WEEK }, ...spans.slice(0, -1), { from: last.from, to: WEEK }];
}

/** Numbers from 0 to 1 that look random and are the same every time (mulberry32). */
function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
