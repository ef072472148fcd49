import type { addSynonym as add, previewSynonym as preview } from '#contract/search-desk';
import type { Handler } from '../../calls/handler.ts';
import { storeSynonym } from '../../commands/store-synonym.ts';
import { findSynonymEffect } from '../../queries/synonym-effect.ts';

export const previewSynonym: Handler<typeof preview> = async ({ query, req: { payload } }) => ({
  status: 200,
  body: await findSynonymEffect(payload, query, new Date()),
});

export const addSynonym: Handler<typeof add> = async ({ body, req }) => {
  await storeSynonym(req, body);
  return { status: 204 };
};
