import type { changeSaved as operation } from '#contract/saved';
import { changeIds, MAX_SAVED } from '#domain/saved-ids';
import { changeSavedList } from '../../queries/saved-lists.ts';
import { requireDiner } from '../accounts/require-diner.ts';
import { badRequest } from '../contract-error.ts';
import type { Handler } from '../handler.ts';

export const changeSaved: Handler<typeof operation> = async ({ body, req }) => ({
  status: 200,
  body: await changeSavedList(req.payload, requireDiner(req).id, (ids) => {
    const changed = changeIds(ids, body);
    if (changed.length > MAX_SAVED) throw badRequest(`A list holds at most ${MAX_SAVED} places`);
    return changed;
  }),
});
