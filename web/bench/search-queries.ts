import type { Facet, SearchHit } from '#contract/search';
import { repeatableRandom } from '#cms/test/repeatable-random';

/** A search as sent by a diner or the search page. */
export interface BenchQuery {
  readonly kind: keyof typeof KINDS;
  /** Query string of `/api/search`. */
  readonly query: string;
}

export interface QuerySource {
  readonly places: readonly SearchHit[];
  readonly cuisines: Facet;
  readonly neighborhoods: Facet;
}

function createDice(seed: number) {
  const next = repeatableRandom(seed);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  return { whole, pick };
}
type Dice = ReturnType<typeof createDice>;
type Asked = Record<string, string>;
type Make = (dice: Dice, source: QuerySource) => Asked;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const nameOf = (dice: Dice, { places }: QuerySource) => dice.pick(places).name;
const cuisineOf = (dice: Dice, { cuisines }: QuerySource) => dice.pick(cuisines).value;
const neighborhoodOf = (dice: Dice, { neighborhoods }: QuerySource) => dice.pick(neighborhoods).value;
const sortOf = (dice: Dice) => dice.pick(['relevance', 'best', 'rating', 'reviews', 'name']);

function longWordOf(dice: Dice, source: QuerySource): string {
  const words = nameOf(dice, source)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 5);
  return words.length > 0 ? dice.pick(words) : cuisineOf(dice, source);
}

function mistype(dice: Dice, word: string): string {
  const at = dice.whole(1, word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
  return dice.pick([
    before + after,
    before + dice.pick([...LETTERS]) + after,
    before + letter + letter + after,
  ]);
}

function filtersOf(dice: Dice, source: QuerySource): Asked {
  return dice.pick<Asked>([
    { cuisine: cuisineOf(dice, source) },
    { neighborhood: neighborhoodOf(dice, source), price: dice.pick(['$', '$$', '$$$']) },
    { minRating: dice.pick(['3.5', '4', '4.5']), tag: dice.pick(['date night', 'outdoor', 'kids']) },
    { openNow: 'true', cuisine: cuisineOf(dice, source) },
    { cuisine: cuisineOf(dice, source), neighborhood: neighborhoodOf(dice, source) },
  ]);
}

function nearOf(dice: Dice, { places }: QuerySource): Asked {
  const { latitude, longitude } = dice.pick(places.filter((place) => place.latitude != null));
  return { lat: String(latitude), lng: String(longitude), sort: 'distance' };
}

/** The mix of searches, in percent. */
const KINDS = {
  'full name': { share: 15, make: (dice, source) => ({ q: nameOf(dice, source) }) },
  'word of a name': { share: 12, make: (dice, source) => ({ q: longWordOf(dice, source) }) },
  'as it is typed': {
    share: 23,
    make: (dice, source) => {
      const name = nameOf(dice, source);
      return { q: name.slice(0, dice.whole(3, Math.max(3, name.length - 1))) };
    },
  },
  'one typo': { share: 12, make: (dice, source) => ({ q: mistype(dice, longWordOf(dice, source)) }) },
  cuisine: { share: 6, make: (dice, source) => ({ q: cuisineOf(dice, source), sort: sortOf(dice) }) },
  'cuisine neighborhood': {
    share: 10,
    make: (dice, source) => ({ q: `${cuisineOf(dice, source)} ${neighborhoodOf(dice, source)}` }),
  },
  'filters alone': {
    share: 8,
    make: (dice, source) => ({ ...filtersOf(dice, source), sort: dice.pick(['best', 'rating', 'name']) }),
  },
  'word and filters': {
    share: 6,
    make: (dice, source) => ({ q: longWordOf(dice, source), ...filtersOf(dice, source) }),
  },
  nearby: {
    share: 5,
    make: (dice, source) => ({
      ...nearOf(dice, source),
      ...dice.pick<Asked>([{}, filtersOf(dice, source), { q: cuisineOf(dice, source) }]),
    }),
  },
  'all, paged': {
    share: 3,
    make: (dice) => ({ sort: sortOf(dice), page: String(dice.whole(1, 40)) }),
  },
} satisfies Record<string, { share: number; make: Make }>;

/** Distinct searches in a mixed order, the same in every run over the same places. */
export function mixQueries(count: number, source: QuerySource): BenchQuery[] {
  const dice = createDice(count);
  const kinds: { kind: BenchQuery['kind']; make: Make }[] = Object.entries(KINDS).flatMap(
    ([kind, { share, make }]) =>
      // The keys are those of KINDS; Object.entries loses that type.
      Array.from({ length: share }, () => ({ kind: kind as BenchQuery['kind'], make })),
  );
  const queries = new Map<string, BenchQuery>();
  while (queries.size < count) {
    const { kind, make } = dice.pick(kinds);
    const query = new URLSearchParams(make(dice, source)).toString();
    if (!queries.has(query)) queries.set(query, { kind, query });
  }
  return [...queries.values()];
}
