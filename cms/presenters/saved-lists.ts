import type { Saved, SharedList } from '#contract/saved';
import { HEARTS, placesOf, type PlaceList } from '#domain/lists/place-list';
import type { RestaurantDoc } from '../queries/restaurant-doc.ts';
import type { StoredLists } from '../queries/saved-lists.ts';
import { presentRestaurant } from './restaurant.ts';

export function presentSaved({ lists, links }: StoredLists): Saved {
  return {
    lists: lists.map((list) => ({ ...list, places: [...list.places] })),
    links: Object.fromEntries(Object.entries(links).map(([token, key]) => [key, token])),
  };
}

/** A list as anyone with its link sees it, without places that are no longer listed. */
export function presentSharedList(
  list: PlaceList,
  author: string | null,
  docs: readonly RestaurantDoc[],
): SharedList {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const shown = placesOf(list).flatMap(({ id, note, beenThere }) => {
    const doc = byId.get(id);
    return doc ? [{ restaurant: presentRestaurant(doc), place: { id, note, beenThere } }] : [];
  });
  return {
    author,
    name: list.name,
    isHearts: list.key === HEARTS,
    restaurants: shown.map(({ restaurant }) => restaurant),
    places: shown.map(({ place }) => place),
  };
}
