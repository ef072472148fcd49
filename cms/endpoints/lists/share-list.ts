import type { shareList as operation } from '#contract/lists';
import type { Handler } from '../../calls/handler.ts';
import { openLink } from '../../commands/keep-lists.ts';
import { newLinkToken } from './edit-token.ts';
import { readOwnList } from './own-list.ts';

export const shareList: Handler<typeof operation> = async ({ user, params, req: { payload } }) => {
  const { id, kind } = params;
  await openLink(payload, { id, userId: user.id }, { kind, token: newLinkToken() });
  return { status: 200, body: await readOwnList(payload, id) };
};
