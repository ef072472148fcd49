import type * as contract from '#contract/search-desk';
import { conflict } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { storeSynonym } from '../../commands/store-synonym.ts';
import { IndexFault, runOnIndex } from '../../indexing/run-on-index.ts';
import { findSynonymEffect } from '../../queries/synonym-effect.ts';
import { service } from '../../start/services.ts';

export const rebuildIndex: Handler<typeof contract.rebuildIndex> = async ({ req: { payload } }) => {
  const indexing = { payload, pool: payload.db.pool, search: service('search') };
  const outcome = await runOnIndex(indexing, 'rebuild').catch((error: unknown) => {
    throw error instanceof IndexFault ? conflict(error.message) : error;
  });
  payload.logger.info(outcome);
  return { status: 200, body: { outcome } };
};

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
