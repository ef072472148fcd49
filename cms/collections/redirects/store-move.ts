import { addressKey } from '#domain/addresses/canonical-address';
import { planMove, type MovedAddress } from '#domain/addresses/moved-addresses';
import type { Redirect } from '#cms/payload-types';
import { transactionLockSql } from '#cms/database/advisory-locks';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { runInRequest } from '../place-names/run-in-request.ts';

/** Tells the redirect hooks that these documents are already resolved. */
export const PLANNED = { isPlannedMove: true } as const;

/** Until the request is stored, nobody else adds a move: two that each are none make a circle. */
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

/** Stores that a page has moved. Deletes any redirect from its new path, which is a page now. */
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
