import type { DinerList } from '#contract/lists';
import type { SharedList } from '#contract/saved';
import type { RestaurantDoc } from '../queries/restaurant-doc.ts';
import type { DinerListDoc } from '../queries/saved-lists.ts';
import { presentRestaurant } from './restaurant.ts';

/** A list as its owner sees it. */
export function presentDinerList(doc: DinerListDoc, editToken: string | null): DinerList {
  const { id, name, isDefault, deviceKey, shareToken, places } = doc;
  return { id, name, isDefault, deviceKey, viewToken: shareToken, editToken, places };
}

/** The same for anyone with a link, without places that are no longer listed. */
export function presentSharedList(
  { author, name, isDefault, places }: DinerListDoc,
  docs: readonly RestaurantDoc[],
  canEdit: boolean,
): SharedList {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const listed = places.filter(({ id }) => byId.has(id));
  const restaurants = listed.flatMap(({ id }) => byId.get(id) ?? []).map(presentRestaurant);
  return { author, name, isDefault, canEdit, restaurants, places: listed };
}
