import type { listPins as operation } from '#contract/search';
import type { Handler } from '../../calls/handler.ts';
import { presentPins } from '../../presenters/search.ts';
import { findPins } from '../../queries/search.ts';
import { isFleeting } from './is-fleeting.ts';

export const listPins: Handler<typeof operation> = async ({ query, req: { payload } }) => {
  const found = await findPins(payload, query, new Date());
  return {
    status: 200,
    ...(isFleeting(query, found.understood) && { headers: { 'cache-control': 'no-store' } }),
    body: presentPins(found),
  };
};
