import {
  LISTING_METHOD,
  leaderSentence,
  listOfWords,
  plural,
  tally,
  usualPrice,
  type ListedFacts,
} from './listing-facts.ts';

const NAMED_CUISINES = 3;

/** Facts about eating in a neighborhood, derived from the data of its places alone. */
export function aboutNeighborhood(neighborhood: string, places: readonly ListedFacts[]): readonly string[] {
  const cuisines = tally(places.map(({ category }) => category));
  const named = cuisines
    .filter(({ count }) => cuisines.length <= NAMED_CUISINES || count > 1)
    .slice(0, NAMED_CUISINES)
    .map(({ value, count }) => `${value} (${count})`);
  const what =
    cuisines.length > NAMED_CUISINES
      ? `You can eat ${cuisines.length} cuisines here${named.length > 0 ? `, led by ${listOfWords(named)}` : ''}.`
      : named.length > 0 && `On the table: ${listOfWords(named)}.`;
  const price = usualPrice(places);
  const facts = [
    `We list ${plural(places.length, 'place', 'places')} in ${neighborhood}.`,
    what,
    leaderSentence(places),
    price !== null && `Most run ${price}.`,
  ];
  return [facts.filter((fact) => typeof fact === 'string').join(' '), LISTING_METHOD];
}
