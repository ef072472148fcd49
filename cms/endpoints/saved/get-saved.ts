import type { getSaved as operation } from '#contract/saved';
import { findSavedList } from '../../queries/saved-lists.ts';
import type { Handler } from '../../calls/handler.ts';

export const getSaved: Handler<typeof operation> = async ({ user, req }) => ({
  status: 200,
  body: await findSavedList(req.payload, user.id),
});
