/** Maximum size of a list, on the device and in an account. */
export const MAX_SAVED = 500;

/** Merges lists of ids without duplicates, in order of first appearance. */
export function mergeIds(...lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())];
}

/** Added ids come first; an id that is both added and removed is removed. */
export function changeIds(
  ids: readonly number[],
  { add, remove }: { readonly add: readonly number[]; readonly remove: readonly number[] },
): number[] {
  const removed = new Set(remove);
  const known = new Set(ids);
  // A place already saved keeps its position.
  const fresh = add.filter((id) => !known.has(id));
  return mergeIds(fresh, ids).filter((id) => !removed.has(id));
}
