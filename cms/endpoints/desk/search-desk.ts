import type * as contract from '#contract/search-desk';
import type { Handler, HandlerInput } from '../../calls/handler.ts';
import { storeSynonym } from '../../commands/store-synonym.ts';
import { IndexRunFailed, startIndexRun } from '../../indexing/run-on-index.ts';
import type { RunKind } from '../../indexing/run-record.ts';
import { presentSearchDesk } from '../../presenters/search-desk.ts';
import { findAskedSearches } from '../../queries/asked-searches.ts';
import { findSearchDesk } from '../../queries/search-desk.ts';
import { findSynonymEffect } from '../../queries/synonym-effect.ts';
import { service } from '../../start/services.ts';

export const getSearchDesk: Handler<typeof contract.getSearchDesk> = async ({ req }) => ({
  status: 200,
  body: presentSearchDesk(await findSearchDesk(req.payload)),
});

export const listAskedSearches: Handler<typeof contract.listAskedSearches> = async ({ req }) => ({
  status: 200,
  body: await findAskedSearches(req.payload, new Date()),
});

export const rebuildIndex: Handler<typeof contract.rebuildIndex> = (input) => start('rebuild', input);
export const rollBackIndex: Handler<typeof contract.rollBackIndex> = (input) => start('rollback', input);

type Input = Pick<HandlerInput<typeof contract.rebuildIndex>, 'user' | 'req'>;

/** Returns when the run has started; the desk polls its progress. */
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

export const previewSynonym: Handler<typeof contract.previewSynonym> = async ({
  query,
  req: { payload },
}) => ({
  status: 200,
  body: await findSynonymEffect(payload, query, new Date()),
});

export const addSynonym: Handler<typeof contract.addSynonym> = async ({ body, req }) => {
  await storeSynonym(req, body);
  return { status: 204 };
};
