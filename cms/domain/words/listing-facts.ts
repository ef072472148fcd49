import * as texts from '#texts';
import { compareNames, type Rated } from '../places/rated.ts';
import type { PriceRange } from '../places/price-range.ts';
import { priceText } from './quantities.ts';
import { listOfWords } from './list-of-words.ts';

/** The facts about places from which a list's texts are made. */
export interface ListedFacts extends Rated {
  readonly category: string;
  readonly neighborhood: string;
  readonly priceRange: PriceRange | null;
}

export interface Tally {
  readonly value: string;
  readonly count: number;
}

/** How often each value occurs, most frequent first, then by name; unknown values are skipped. */
export function tally(values: Iterable<string | null>): readonly Tally[] {
  const counts = new Map<string, number>();
  for (const value of values) {
    if (value !== null && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || compareNames(a.value, b.value));
}

/** The most common price, if it covers two thirds of the known prices and two or more places. */
export function usualPrice(places: readonly Pick<ListedFacts, 'priceRange'>[]): string | null {
  const prices = tally(places.map(({ priceRange }) => priceRange));
  const known = prices.reduce((sum, { count }) => sum + count, 0);
  const [first] = prices;
  return first !== undefined && first.count >= 2 && first.count * 3 >= known * 2 ? first.value : null;
}

/** The top place and why it leads; `null` when no place is rated. Expects the list in its displayed order. */
export function leaderSentence(places: readonly Rated[]): string | null {
  const [leader] = places;
  if (leader === undefined || leader.rating === null) return null;
  const { name, reviewCount } = leader;
  return texts.listing.leader({ name, rating: leader.rating.toFixed(1), count: reviewCount ?? 0 });
}

const NAMED = 3;

/** The most frequent values as "Canton (12) and Hampden (9)", and their total; `isMany` if others are omitted. */
export function mostNamed(values: readonly string[]) {
  const counted = tally(values);
  const isMany = counted.length > NAMED;
  const named = counted
    .filter(({ count }) => !isMany || count > 1)
    .slice(0, NAMED)
    .map(({ value, count }) => texts.listing.share({ name: value, count }));
  return { count: counted.length, isMany, named: listOfWords(named) };
}

/** The text about a list: number of places, most frequent values, the leader and the usual price. */
export function aboutList(howMany: string, most: string | false, places: readonly ListedFacts[]): string {
  const price = usualPrice(places);
  const facts = [
    howMany,
    most,
    leaderSentence(places),
    price !== null && texts.listing.mostRun({ price: priceText(price) }),
  ];
  return facts.filter((fact) => typeof fact === 'string').join(' ');
}
