import type { renameList as operation } from '#contract/lists';
import type { Handler } from '../../calls/handler.ts';
import { renameList as rename } from '../../commands/keep-lists.ts';
import { readOwnList } from './own-list.ts';

export const renameList: Handler<typeof operation> = async ({ user, params, body, req: { payload } }) => {
  await rename(payload, { id: params.id, userId: user.id }, body.name);
  return { status: 200, body: await readOwnList(payload, params.id) };
};
