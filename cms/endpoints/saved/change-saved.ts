import type { changeSaved as operation } from '#contract/saved';
import { changeSavedPlaces } from '../../commands/change-list.ts';
import { findSavedList } from '../../queries/saved-lists.ts';
import type { Handler } from '../../calls/handler.ts';

export const changeSaved: Handler<typeof operation> = async ({ user, body, req: { payload } }) => {
  const removed = await changeSavedPlaces(payload, user.id, body);
  return { status: 200, body: { ...(await findSavedList(payload, user.id)), removed } };
};
