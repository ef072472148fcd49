import { normalPath } from '#domain/addresses/moved-addresses';
import type { Payload } from 'payload';

/** The target of a redirect; `null` if there is none. */
export async function findMoveTarget(payload: Payload, path: string): Promise<string | null> {
  const from = normalPath(path.toWellFormed());
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
