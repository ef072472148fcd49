import { addressKey } from '#domain/addresses/canonical-address';
import { planMove, type MovedAddress } from '#domain/addresses/moved-addresses';
import type { Redirect } from '#cms/payload-types';
import { transactionLockSql } from '#cms/database/advisory-locks';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { runInRequest } from '#cms/database/run-in-request';

/** Context for the redirect hooks: these documents are already resolved. */
export const PLANNED = { isPlannedMove: true } as const;

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

/** Stores a page's move. Deletes any redirect from the new path, which is now a page. */
export async function storeMove(req: PayloadRequest, wanted: MovedAddress): Promise<void> {
  await lockMoves(req);
  const known = await findMoves(req);
  const target = addressKey(wanted.to);
  const covered = known.filter(({ from }) => addressKey(from) === target);
  await deleteMoves(req, covered);
  const plan = planMove(
    known.filter((move) => !covered.includes(move)),
    wanted,
  );
  if (!plan.isPossible) return;
  const same = known.find(({ from }) => from === plan.move.from);
  if (same) await retarget(req, same.id, plan.move.to);
  else await req.payload.create({ collection: 'redirects', data: plan.move, context: { ...PLANNED }, req });
  await retargetAll(req, known, plan.retarget, plan.move.to);
}

/** Repoints older redirects to the end of the chain. */
export async function retargetAll(
  req: PayloadRequest,
  known: readonly Redirect[],
  froms: readonly string[],
  to: string,
): Promise<void> {
  for (const { id } of known.filter(({ from }) => froms.includes(from))) await retarget(req, id, to);
}

async function retarget(req: PayloadRequest, id: number, to: string): Promise<void> {
  await req.payload.update({ collection: 'redirects', id, data: { to }, context: { ...PLANNED }, req });
}

async function deleteMoves(req: PayloadRequest, moves: readonly Redirect[]): Promise<void> {
  for (const { id } of moves) await req.payload.delete({ collection: 'redirects', id, req });
}
