import type { unshareList as operation } from '#contract/lists';
import type { Handler } from '../../calls/handler.ts';
import { closeLink } from '../../commands/keep-lists.ts';
import { readOwnList } from './own-list.ts';

export const unshareList: Handler<typeof operation> = async ({ user, params, req: { payload } }) => {
  const { id, kind } = params;
  await closeLink(payload, { id, userId: user.id }, kind);
  return { status: 200, body: await readOwnList(payload, id) };
};
