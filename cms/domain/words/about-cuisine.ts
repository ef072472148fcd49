import { region } from '#city';
import { NO_WORDS, singularOf, type CuisineWords } from './name-words.ts';
import { aboutList, mostNamed, plural, type ListedFacts } from './listing-facts.ts';

/** Places of a cuisine inside a sentence: "bakeries", "seafood places". */
export function cuisineKinds(
  cuisine: string,
  { adjective, plural: kind }: Pick<CuisineWords, 'adjective' | 'plural'>,
): string {
  return kind?.toLowerCase() ?? `${adjective ?? cuisine} places`;
}

/** Facts about the places of a cuisine, derived from their data alone. */
export function aboutCuisine(
  cuisine: string,
  places: readonly ListedFacts[],
  { adjective, plural: kind }: Pick<CuisineWords, 'adjective' | 'plural'> = NO_WORDS,
): readonly string[] {
  const { count, isMany, named } = mostNamed(places.map(({ neighborhood }) => neighborhood));
  const where = isMany
    ? `You’ll find them in ${count} neighborhoods${named && `, with the most in ${named}`}.`
    : named !== '' && `Look for them in ${named}.`;
  const kinds = cuisineKinds(cuisine, { adjective, plural: kind });
  const howMany = plural(places.length, singularOf(kinds), kinds);
  return aboutList(`We list ${howMany} in and around ${region.name}.`, where, places);
}
