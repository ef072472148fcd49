import type { getSharedSaved as operation } from '#contract/saved';
import type { Handler } from '../../calls/handler.ts';
import { answerSharedList } from './answer-shared-list.ts';

export const getSharedSaved: Handler<typeof operation> = async ({ params, req: { payload } }) => ({
  status: 200,
  // Lists change without a notice to the caches: there are many, and no other page shows them.
  headers: { 'Cache-Control': 'no-store' },
  body: await answerSharedList(payload, params.token),
});
