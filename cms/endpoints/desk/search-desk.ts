import { conflict } from '../../calls/call-error.ts';
import type { SomeHandlers } from '../../calls/handler.ts';
import { storeSynonym } from '../../commands/search-gaps.ts';
import { IndexFault, runOnIndex } from '../../indexing/run-on-index.ts';
import { findSynonymEffect } from '../../queries/synonym-effect.ts';
import { service } from '../../start/services.ts';

export const searchDeskHandlers = {
  rebuildIndex: async ({ req: { payload } }) => {
    const indexing = { payload, pool: payload.db.pool, search: service('search') };
    const outcome = await runOnIndex(indexing, 'rebuild').catch((error: unknown) => {
      throw error instanceof IndexFault ? conflict(error.message) : error;
    });
    payload.logger.info(outcome);
    return { outcome };
  },

  previewSynonym: ({ query, req: { payload } }) => findSynonymEffect(payload, query, new Date()),

  addSynonym: ({ body, req }) => storeSynonym(req, body),
} satisfies SomeHandlers;
