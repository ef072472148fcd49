import type { changeSaved as operation } from '#contract/saved';
import { changeIds, MAX_SAVED } from '#domain/places/saved-ids';
import { changeSavedList } from '../../commands/save-places.ts';
import { badRequest } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';

export const changeSaved: Handler<typeof operation> = async ({ user, body, req }) => ({
  status: 200,
  body: await changeSavedList(req.payload, user.id, (ids) => {
    const changed = changeIds(ids, body);
    if (changed.length > MAX_SAVED) throw badRequest(`A list holds at most ${MAX_SAVED} places`);
    return changed;
  }),
});
