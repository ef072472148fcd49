import { addressKey } from './canonical-address.ts';

/** A permanent redirect between two paths on this site. */
export interface MovedAddress {
  readonly from: string;
  readonly to: string;
}

/** Normalizes a path for comparison: no query, fragment or trailing slash. */
export function normalPath(path: string): string {
  const [bare = ''] = path.trim().split(/[?#]/);
  const trimmed = bare.replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/** Whether a redirect would lead visitors round in a circle with the others (decisions §2), in any spelling. */
export function leadsRound(others: readonly MovedAddress[], { from, to }: MovedAddress): boolean {
  const next = new Map(others.map((move) => [addressKey(move.from), addressKey(move.to)]));
  const seen = new Set([addressKey(from)]);
  for (let at: string | undefined = addressKey(to); at !== undefined; at = next.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}
