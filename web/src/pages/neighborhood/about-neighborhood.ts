import type { Restaurant } from '#contract/restaurants';
import {
  LISTING_METHOD,
  leaderSentence,
  listOfWords,
  plural,
  tally,
  usualPrice,
} from '../../components/listing-facts.ts';

const NAMED_CUISINES = 3;

/** Facts about eating in a neighborhood, derived from the data of its places alone. */
export function aboutNeighborhood(neighborhood: string, places: readonly Restaurant[]): readonly string[] {
  const cuisines = tally(places.map(({ category }) => category));
  const named = cuisines
    .filter(({ count }) => cuisines.length <= NAMED_CUISINES || count > 1)
    .slice(0, NAMED_CUISINES)
    .map(({ value, count }) => `${value} (${count})`);
  const what =
    cuisines.length > NAMED_CUISINES
      ? `Between them they cover ${cuisines.length} cuisines${named.length > 0 ? `, above all ${listOfWords(named)}` : ''}.`
      : named.length > 0 && `On the table: ${listOfWords(named)}.`;
  const price = usualPrice(places);
  const facts = [
    `We list ${plural(places.length, 'place', 'places')} in ${neighborhood}.`,
    what,
    leaderSentence(places),
    price !== null && `Most of those with a known price are ${price}.`,
  ];
  return [facts.filter((fact) => typeof fact === 'string').join(' '), LISTING_METHOD];
}
