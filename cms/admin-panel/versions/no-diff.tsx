/** For what is no part of a version: it says how things are today, of one side alone. */
export function NoDiff() {
  return null;
}
