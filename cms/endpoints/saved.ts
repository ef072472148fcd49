import { placesOf } from '#domain/lists/place-list';
import { notFound } from '../calls/call-error.ts';
import { fleeting } from '../calls/call-answer.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { storeLists } from '../commands/store-lists.ts';
import { presentSaved, presentSharedList } from '../presenters/saved-lists.ts';
import { listListedByIds } from '../queries/restaurants.ts';
import { findLists, findSharedList } from '../queries/saved-lists.ts';

/** Length of a token; the links to edit lists added a signature. */
const TOKEN_LENGTH = 22;

export const savedHandlers = {
  getSaved: async ({ user, req: { payload } }) => presentSaved(await findLists(payload, user.id)),

  mergeSaved: async ({ user, body, req: { payload } }) =>
    presentSaved(await storeLists(payload, { userId: user.id }, body)),

  shareSaved: async ({ body, req: { payload } }) => presentSaved(await storeLists(payload, body, body)),

  getSharedSaved: async ({ params, req: { payload } }) => {
    const shared = await findSharedList(payload, params.token.slice(0, TOKEN_LENGTH));
    if (!shared) throw notFound('List');
    const docs = await listListedByIds(
      payload,
      placesOf(shared.list).map(({ id }) => id),
    );
    // List changes don't invalidate caches: there are many, and no other page shows them.
    return fleeting(presentSharedList(shared.list, shared.author, docs));
  },
} satisfies SomeHandlers;
