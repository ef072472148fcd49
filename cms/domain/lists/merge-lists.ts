import type { ListPlace, PlaceList } from './place-list.ts';

/**
 * Merges the lists of two devices: of each list's name and of each of its places, the later change wins. The order and
 * number of merges make no difference, and no list or place disappears.
 */
export function mergeLists(one: readonly PlaceList[], other: readonly PlaceList[]): PlaceList[] {
  const merged = new Map<string, PlaceList>();
  for (const list of [...one, ...other]) {
    const known = merged.get(list.key);
    const places = mergePlaces([...(known?.places ?? []), ...list.places]);
    merged.set(list.key, { ...(known ? later(known, list, factsOfList) : list), places });
  }
  return [...merged.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

function mergePlaces(places: readonly ListPlace[]): ListPlace[] {
  const merged = new Map<number, ListPlace>();
  for (const place of places) {
    const known = merged.get(place.id);
    merged.set(place.id, known ? later(known, place, factsOfPlace) : place);
  }
  return [...merged.values()].sort((a, b) => a.id - b.id);
}

function later<T extends { readonly updatedAt: number }>(one: T, other: T, factsOf: (item: T) => unknown): T {
  if (one.updatedAt !== other.updatedAt) return one.updatedAt > other.updatedAt ? one : other;
  // Any choice will do if it is the same on every device.
  return JSON.stringify(factsOf(one)) < JSON.stringify(factsOf(other)) ? other : one;
}

const factsOfList = ({ name, shared, removed }: PlaceList) => [name, shared, removed];
const factsOfPlace = ({ note, beenThere, rank, removed }: ListPlace) => [removed, note, beenThere, rank];
