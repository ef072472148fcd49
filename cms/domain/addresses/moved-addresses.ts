/** An address that sends its visitors to another one, for good. Paths on this site. */
export interface MovedAddress {
  readonly from: string;
  readonly to: string;
}

export type MovePlan =
  | { readonly isPossible: false; readonly reason: string }
  | {
      readonly isPossible: true;
      /** What to keep for the new move: its target is the end of its chain. */
      readonly move: MovedAddress;
      /** Older moves that led to `move.from` and now lead to its end. */
      readonly retarget: readonly string[];
    };

/** A path as moves are compared: without query, fragment and trailing slash. */
export function normalPath(path: string): string {
  const [bare = ''] = path.trim().split(/[?#]/);
  const trimmed = bare.replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/**
 * How a new move fits among the known ones: chains collapse, so that a visitor is sent on once, and loops are
 * refused (decisions §2).
 */
export function planMove(known: readonly MovedAddress[], wanted: MovedAddress): MovePlan {
  const from = normalPath(wanted.from);
  let to = normalPath(wanted.to);
  const seen = new Set([from]);
  while (!seen.has(to)) {
    seen.add(to);
    const next = known.find((move) => move.from === to);
    if (!next) {
      const retarget = known.filter((move) => move.to === from).map((move) => move.from);
      return { isPossible: true, move: { from, to }, retarget };
    }
    to = normalPath(next.to);
  }
  return { isPossible: false, reason: 'This would send visitors round in a circle.' };
}
