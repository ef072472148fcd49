import type { unshareSaved as operation } from '#contract/saved';
import { findSavedList, unshareSavedList } from '../../queries/saved-lists.ts';
import { requireDiner } from '../accounts/require-diner.ts';
import type { Handler } from '../handler.ts';

export const unshareSaved: Handler<typeof operation> = async ({ req }) => {
  const { id } = requireDiner(req);
  await unshareSavedList(req.payload, id);
  return { status: 200, body: await findSavedList(req.payload, id) };
};
