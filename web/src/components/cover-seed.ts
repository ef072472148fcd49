/** A stable hash of a name, so that a cuisine keeps its colors everywhere. FNV-1a, 31 bits. */
export function coverSeed(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 1;
}
