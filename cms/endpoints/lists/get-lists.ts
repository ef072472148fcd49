import type { getLists as operation } from '#contract/lists';
import type { Handler } from '../../calls/handler.ts';
import { listDinerLists } from '../../queries/saved-lists.ts';
import { answerOwnList } from './own-list.ts';

export const getLists: Handler<typeof operation> = async ({ user, req: { payload } }) => {
  const docs = await listDinerLists(payload, user.id);
  return { status: 200, body: docs.map((doc) => answerOwnList(payload, doc)) };
};
