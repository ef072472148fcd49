import type { unshareSaved as operation } from '#contract/saved';
import { findSavedList, unshareSavedList } from '../../queries/saved-lists.ts';
import type { Handler } from '../../calls/handler.ts';

export const unshareSaved: Handler<typeof operation> = async ({ user: { id }, req }) => {
  await unshareSavedList(req.payload, id);
  return { status: 200, body: await findSavedList(req.payload, id) };
};
