import { hasRole } from '#cms/access/roles';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { IndexRunBusy, IndexRunFailed, startIndexRun } from '../../indexing/run-on-index.ts';
import type { RunKind } from '../../indexing/run-record.ts';
import { findSearchDesk } from '../../queries/search-desk.ts';
import { service } from '../../services.ts';

/** What the page "Search index" of the panel asks: below `/cms/api`, for data staff alone (decisions §3, §6). */
export const searchDeskEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/search-index',
    handler: forDataStaff(async ({ payload }) =>
      Response.json(await findSearchDesk(payload, new Date()), { headers: { 'cache-control': 'no-store' } }),
    ),
  },
  { method: 'post', path: '/search-index/rebuild', handler: forDataStaff((req) => start('rebuild', req)) },
  { method: 'post', path: '/search-index/rollback', handler: forDataStaff((req) => start('rollback', req)) },
];

/** Answers when the run has begun; the page asks how it goes on. */
async function start(kind: RunKind, { payload, user }: PayloadRequest): Promise<Response> {
  const indexing = { payload, pool: payload.db.pool, search: service('search') };
  const by = user?.collection === 'admins' ? user.username : 'unknown';
  try {
    const { id, ended } = await startIndexRun(indexing, { kind, by });
    ended.then(
      (outcome) => payload.logger.info(outcome),
      (error: unknown) => payload.logger.error({ err: error }, reasonOf(error)),
    );
    return Response.json({ id }, { status: 202 });
  } catch (error) {
    if (error instanceof IndexRunBusy) throw new APIError(error.message, 409, undefined, true);
    throw error;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof IndexRunFailed ? error.message : 'A run on the search index failed';
}

type Work = (req: PayloadRequest) => Promise<Response>;

function forDataStaff(work: Work): Endpoint['handler'] {
  return async (req) => {
    if (!req.user) throw new APIError('Sign in first.', 401, undefined, true);
    if (!hasRole(req.user, 'data')) throw new APIError('This is for data staff.', 403, undefined, true);
    return work(req);
  };
}
