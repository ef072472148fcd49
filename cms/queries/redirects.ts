import { normalPath } from '#domain/addresses/moved-addresses';
import type { Payload } from 'payload';

/** Where a path leads by all redirects on the way, so that visitors are sent on once; `null` if nowhere. */
export async function findMoveTarget(payload: Payload, path: string): Promise<string | null> {
  const seen = new Set<string>();
  let at = normalPath(path.toWellFormed());
  while (!seen.has(at)) {
    const next = await findNext(payload, at);
    if (next === null) return seen.size > 0 ? at : null;
    seen.add(at);
    at = normalPath(next);
  }
  return null;
}

async function findNext(payload: Payload, from: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'redirects',
    // Paths are stored as in links; browsers may send them decoded or in another case.
    where: { from: { in: [from, encodeURI(from), from.toLowerCase()] } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0]?.to ?? null;
}
