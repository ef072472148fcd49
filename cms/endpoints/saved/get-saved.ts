import type { getSaved as operation } from '#contract/saved';
import { findSavedList } from '../../queries/saved-lists.ts';
import { requireDiner } from '../accounts/require-diner.ts';
import type { Handler } from '../handler.ts';

export const getSaved: Handler<typeof operation> = async ({ req }) => ({
  status: 200,
  body: await findSavedList(req.payload, requireDiner(req).id),
});
