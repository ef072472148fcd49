import { addressKey } from './canonical-address.ts';

/** A permanent redirect between two paths on this site. */
export interface MovedAddress {
  readonly from: string;
  readonly to: string;
}

export type MovePlan =
  | { readonly isPossible: false; readonly reason: string }
  | {
      readonly isPossible: true;
      /** The redirect to store: its target is the end of the chain. */
      readonly move: MovedAddress;
      /** Existing redirects to `move.from`, which now point to its final target. */
      readonly retarget: readonly string[];
    };

/** Normalizes a path for comparison: no query, fragment or trailing slash. */
export function normalPath(path: string): string {
  const [bare = ''] = path.trim().split(/[?#]/);
  const trimmed = bare.replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/**
 * Fits a new redirect into the existing ones: chains are collapsed, so that visitors are redirected once, and
 * loops are rejected (decisions §2), regardless of spelling.
 */
export function planMove(known: readonly MovedAddress[], wanted: MovedAddress): MovePlan {
  const from = normalPath(wanted.from);
  let to = normalPath(wanted.to);
  const byStart = new Map(known.map((move) => [addressKey(move.from), move]));
  const start = addressKey(from);
  const seen = new Set([start]);
  for (let end = addressKey(to); !seen.has(end); end = addressKey(to)) {
    seen.add(end);
    const next = byStart.get(end);
    if (!next) {
      const retarget = known.filter((move) => addressKey(move.to) === start).map((move) => move.from);
      return { isPossible: true, move: { from, to }, retarget };
    }
    to = normalPath(next.to);
  }
  return { isPossible: false, reason: 'This would send visitors round in a circle.' };
}
