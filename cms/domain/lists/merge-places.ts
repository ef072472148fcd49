import type { ListPlace } from './list-places.ts';

/**
 * Merges a device's list into the account's: new places first, in the device's order, then the account's in theirs.
 * Nothing is lost, and merging again changes nothing.
 */
export function mergePlaces(account: readonly ListPlace[], device: readonly ListPlace[]): ListPlace[] {
  const known = new Set(account.map(({ id }) => id));
  const held = new Map<number, ListPlace>();
  for (const place of device) held.set(place.id, mergePlace(held.get(place.id), place));
  const fresh = [...held.values()].filter(({ id }) => !known.has(id));
  return [...fresh, ...account.map((place) => mergePlace(place, held.get(place.id) ?? place))];
}

function mergePlace(one: ListPlace | undefined, other: ListPlace): ListPlace {
  if (!one) return other;
  return {
    id: one.id,
    note: mergeNotes(one.note, other.note),
    beenThere: one.beenThere || other.beenThere,
  };
}

/** Joins both texts with a line break, unless one already contains the other's lines. */
export function mergeNotes(one: string, other: string): string {
  if (holds(one, other)) return one;
  return holds(other, one) ? other : `${one}\n${other}`;
}

const holds = (text: string, part: string): boolean => part === '' || `\n${text}\n`.includes(`\n${part}\n`);
