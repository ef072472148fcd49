import {
  LISTING_METHOD,
  leaderSentence,
  listOfWords,
  plural,
  tally,
  usualPrice,
  type ListedFacts,
} from './listing-facts.ts';

const NAMED_NEIGHBORHOODS = 3;

/** Facts about the places of a cuisine, derived from their data alone. */
export function aboutCuisine(cuisine: string, places: readonly ListedFacts[]): readonly string[] {
  const areas = tally(places.map(({ neighborhood }) => neighborhood));
  const named = areas
    .filter(({ count }) => areas.length <= NAMED_NEIGHBORHOODS || count > 1)
    .slice(0, NAMED_NEIGHBORHOODS)
    .map(({ value, count }) => `${value} (${count})`);
  const where =
    areas.length > NAMED_NEIGHBORHOODS
      ? `You’ll find them in ${areas.length} neighborhoods${named.length > 0 ? `, with the most in ${listOfWords(named)}` : ''}.`
      : named.length > 0 && `Look for them in ${listOfWords(named)}.`;
  const price = usualPrice(places);
  const facts = [
    `We list ${plural(places.length, `${cuisine} place`, `${cuisine} places`)} in and around Baltimore.`,
    where,
    leaderSentence(places),
    price !== null && `Most run ${price}.`,
  ];
  return [facts.filter((fact) => typeof fact === 'string').join(' '), LISTING_METHOD];
}
