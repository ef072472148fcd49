import * as texts from '#texts';
import { whereIn } from './name-words.ts';
import { aboutList, mostNamed, type ListedFacts } from './listing-facts.ts';

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
