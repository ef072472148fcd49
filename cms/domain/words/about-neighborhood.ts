import { whereIn } from './name-words.ts';
import { aboutList, mostNamed, plural, type ListedFacts } from './listing-facts.ts';

/** Facts about eating in a neighborhood, derived from the data of its places alone. */
export function aboutNeighborhood(
  neighborhood: string,
  places: readonly ListedFacts[],
  where: string | null = null,
): readonly string[] {
  const { count, isMany, named } = mostNamed(places.map(({ category }) => category));
  const what = isMany
    ? `You’ll find ${count} cuisines here${named && `, led by ${named}`}.`
    : named !== '' && `On the table: ${named}.`;
  const howMany = plural(places.length, 'place', 'places');
  return aboutList(`We list ${howMany} ${whereIn(neighborhood, where)}.`, what, places);
}
