import type { WrittenMap } from '#domain/imports/column-choices';

/** A map that somebody may have written by hand. */
export function parseMap(text: string): WrittenMap {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The map isn’t valid JSON: a comma, quote or bracket is missing.');
  }
}
