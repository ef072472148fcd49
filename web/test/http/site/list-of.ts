import { changePlace, HEARTS, HEARTS_NAME, newList, type PlaceList } from '#domain/lists/place-list';

/** A list with places as a device sends it, the first one on top. */
export function listOf(ids: readonly number[], facts: Partial<PlaceList> = {}): PlaceList {
  const now = Date.now();
  const list = { ...newList(HEARTS, HEARTS_NAME), ...facts };
  return {
    ...list,
    updatedAt: facts.updatedAt ?? now,
    places: ids.flatMap((id, index) => changePlace(list, id, { rank: now - index }, now).places),
  };
}
