/** For fields that show the current state of one side only, and for those already shown in the versions' names. */
export function NoDiff() {
  return null;
}
