import type * as contract from '#contract/saved';
import { placesOf } from '#domain/lists/place-list';
import { notFound } from '../calls/call-error.ts';
import type { Handler } from '../calls/handler.ts';
import { storeLists } from '../commands/store-lists.ts';
import { presentSaved, presentSharedList } from '../presenters/saved-lists.ts';
import { listListedByIds } from '../queries/restaurants.ts';
import { findLists, findSharedList } from '../queries/saved-lists.ts';

/** Length of a token; the links to edit lists added a signature. */
const TOKEN_LENGTH = 22;

export const getSaved: Handler<typeof contract.getSaved> = async ({ user, req: { payload } }) => ({
  status: 200,
  body: presentSaved(await findLists(payload, user.id)),
});

export const mergeSaved: Handler<typeof contract.mergeSaved> = async ({ user, body, req: { payload } }) => ({
  status: 200,
  body: presentSaved(await storeLists(payload, { userId: user.id }, body)),
});

export const shareSaved: Handler<typeof contract.shareSaved> = async ({ body, req: { payload } }) => ({
  status: 200,
  body: presentSaved(await storeLists(payload, body, body)),
});

export const getSharedSaved: Handler<typeof contract.getSharedSaved> = async ({
  params,
  req: { payload },
}) => {
  const shared = await findSharedList(payload, params.token.slice(0, TOKEN_LENGTH));
  if (!shared) throw notFound('List');
  const docs = await listListedByIds(
    payload,
    placesOf(shared.list).map(({ id }) => id),
  );
  return {
    status: 200,
    // List changes don't invalidate caches: there are many, and no other page shows them.
    headers: { 'Cache-Control': 'no-store' },
    body: presentSharedList(shared.list, shared.author, docs),
  };
};
