import type { deleteList as operation } from '#contract/lists';
import type { Handler } from '../../calls/handler.ts';
import { deleteList as remove } from '../../commands/keep-lists.ts';

export const deleteList: Handler<typeof operation> = async ({ user, params, req: { payload } }) => {
  await remove(payload, { id: params.id, userId: user.id });
  return { status: 204 };
};
