/** For what says how things are today, of one side alone, and for what the names of both versions say already. */
export function NoDiff() {
  return null;
}
