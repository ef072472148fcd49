import * as texts from '#texts';
import { NO_WORDS, singularOf, type CuisineWords, whereIn } from './name-words.ts';
import { aboutList, mostNamed, type ListedFacts } from './listing-facts.ts';

/** Places of a cuisine inside a sentence: "bakeries", "seafood places". */
export function cuisineKinds(
  cuisine: string,
  { adjective, plural: kind }: Pick<CuisineWords, 'adjective' | 'plural'>,
): string {
  return kind?.toLowerCase() ?? texts.cuisine.places({ cuisine: adjective ?? cuisine });
}

/** Facts about the places of a cuisine, derived from their data alone. */
export function aboutCuisine(
  cuisine: string,
  places: readonly ListedFacts[],
  words: Pick<CuisineWords, 'adjective' | 'plural'> = NO_WORDS,
): string {
  const { count, isMany, named } = mostNamed(places.map(({ neighborhood }) => neighborhood));
  const kinds = cuisineKinds(cuisine, words);
  return aboutList(
    texts.cuisine.weList({
      count: places.length,
      places: places.length === 1 ? singularOf(kinds) : kinds,
    }),
    isMany
      ? texts.cuisine.inNeighborhoods({ count, named, hasMost: named === '' ? 'no' : 'yes' })
      : named !== '' && texts.cuisine.lookIn({ named }),
    places,
  );
}

/** Facts about eating in a neighborhood, derived from the data of its places alone. */
export function aboutNeighborhood(
  neighborhood: string,
  places: readonly ListedFacts[],
  where: string | null = null,
): string {
  const { count, isMany, named } = mostNamed(places.map(({ category }) => category));
  return aboutList(
    texts.neighborhood.weList({ count: places.length, where: whereIn(neighborhood, where) }),
    isMany
      ? texts.neighborhood.cuisines({ count, named, hasMost: named === '' ? 'no' : 'yes' })
      : named !== '' && texts.neighborhood.onTheTable({ named }),
    places,
  );
}
