import type { replaceSaved as operation } from '#contract/saved';
import { mergeIds } from '#domain/places/saved-ids';
import { changeSavedList } from '../../commands/save-places.ts';
import type { Handler } from '../../calls/handler.ts';

export const replaceSaved: Handler<typeof operation> = async ({ user, body: { ids }, req }) => ({
  status: 200,
  body: await changeSavedList(req.payload, user.id, () => mergeIds(ids)),
});
