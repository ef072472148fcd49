import type { mergeList as operation } from '#contract/lists';
import type { Handler } from '../../calls/handler.ts';
import { mergeDeviceList } from '../../commands/keep-lists.ts';
import { readOwnList } from './own-list.ts';

export const mergeList: Handler<typeof operation> = async ({ user, body, req: { payload } }) => {
  const id = await mergeDeviceList(payload, user.id, body);
  return { status: 200, body: await readOwnList(payload, id) };
};
