import type { listAskedSearches as operation } from '#contract/search-desk';
import type { Handler } from '../../calls/handler.ts';
import { findAskedSearches } from '../../queries/asked-searches.ts';

export const listAskedSearches: Handler<typeof operation> = async ({ req }) => ({
  status: 200,
  body: await findAskedSearches(req.payload, new Date()),
});
