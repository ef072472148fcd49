import type { unshareSaved as operation } from '#contract/saved';
import type { Handler } from '../../calls/handler.ts';
import { unshareSavedList } from '../../commands/save-places.ts';

export const unshareSaved: Handler<typeof operation> = async ({ user, req }) => ({
  status: 200,
  body: await unshareSavedList(req.payload, user.id),
});
