/** Places that one list holds, on the device and in an account. */
export const MAX_SAVED = 500;

/** Ids of several lists as one, each once, in the order of their first mention. */
export function mergeIds(...lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())];
}

/** What comes in stands first; what is to go is gone, even where it comes in at the same time. */
export function changeIds(
  ids: readonly number[],
  { add, remove }: { readonly add: readonly number[]; readonly remove: readonly number[] },
): number[] {
  const removed = new Set(remove);
  const known = new Set(ids);
  // A place that is saved already keeps its position.
  const fresh = add.filter((id) => !known.has(id));
  return mergeIds(fresh, ids).filter((id) => !removed.has(id));
}
