import { addressKey } from '#domain/addresses/canonical-address';
import type { MovedAddress } from '#domain/addresses/moved-addresses';
import type { Redirect } from '#cms/payload-types';
import { transactionLockSql } from '#cms/database/advisory-locks';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { runInRequest } from '#cms/database/run-in-request';

/** Blocks other moves until the request commits: two that are each valid could form a loop together. */
export async function lockMoves(req: PayloadRequest): Promise<void> {
  await runInRequest(req, sql.raw(`select ${transactionLockSql('moves')}`));
}

export async function findMoves(req: PayloadRequest): Promise<Redirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    limit: 0,
    pagination: false,
    req,
  });
  return docs;
}

/** Stores a page's move. Deletes any redirect from the new path, which is now a page, and so ends every chain. */
export async function storeMove(req: PayloadRequest, { from, to }: MovedAddress): Promise<void> {
  if (addressKey(from) === addressKey(to)) return;
  await lockMoves(req);
  const known = await findMoves(req);
  const startingAt = (path: string) => known.filter((move) => addressKey(move.from) === addressKey(path));
  for (const { id } of startingAt(to)) await req.payload.delete({ collection: 'redirects', id, req });
  const [same] = startingAt(from);
  const context = { isPageMove: true };
  if (same) await req.payload.update({ collection: 'redirects', id: same.id, data: { to }, context, req });
  else await req.payload.create({ collection: 'redirects', data: { from, to }, context, req });
}
