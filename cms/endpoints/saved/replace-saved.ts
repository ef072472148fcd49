import type { replaceSaved as operation } from '#contract/saved';
import { mergeIds } from '#domain/saved-ids';
import { changeSavedList } from '../../queries/saved-lists.ts';
import { requireDiner } from '../accounts/require-diner.ts';
import type { Handler } from '../handler.ts';

export const replaceSaved: Handler<typeof operation> = async ({ body: { ids }, req }) => ({
  status: 200,
  body: await changeSavedList(req.payload, requireDiner(req).id, () => mergeIds(ids)),
});
