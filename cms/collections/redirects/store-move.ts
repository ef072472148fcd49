import { normalPath, planMove, type MovedAddress } from '#domain/addresses/moved-addresses';
import type { Redirect } from '#cms/payload-types';
import type { PayloadRequest } from 'payload';

/** Tells the redirect hooks that these documents are already resolved. */
export const PLANNED = { isPlannedMove: true } as const;

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
  const known = await findMoves(req);
  const target = normalPath(wanted.to);
  const covered = known.filter(({ from }) => from === target);
  await deleteMoves(req, covered);
  const plan = planMove(
    known.filter(({ from }) => from !== target),
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
