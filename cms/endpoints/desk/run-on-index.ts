import type { rebuildIndex as rebuild, rollBackIndex as rollback } from '#contract/search-desk';
import type { Handler, HandlerInput } from '../../calls/handler.ts';
import { IndexRunFailed, startIndexRun } from '../../indexing/run-on-index.ts';
import type { RunKind } from '../../indexing/run-record.ts';
import { service } from '../../services.ts';

export const rebuildIndex: Handler<typeof rebuild> = (input) => start('rebuild', input);
export const rollBackIndex: Handler<typeof rollback> = (input) => start('rollback', input);

type Input = Pick<HandlerInput<typeof rebuild>, 'user' | 'req'>;

/** Answers when the run has begun; the desk asks how it goes on. */
async function start(
  kind: RunKind,
  { user, req: { payload } }: Input,
): Promise<{ status: 202; body: { id: number } }> {
  const indexing = { payload, pool: payload.db.pool, search: service('search') };
  const { id, ended } = await startIndexRun(indexing, { kind, by: user.username });
  ended.then(
    (outcome) => payload.logger.info(outcome),
    (error: unknown) => payload.logger.error({ err: error }, reasonOf(error)),
  );
  return { status: 202, body: { id } };
}

function reasonOf(error: unknown): string {
  return error instanceof IndexRunFailed ? error.message : 'A run on the search index failed';
}
