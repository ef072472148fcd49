import type * as contract from '#contract/saved';
import type { SharedList } from '#contract/saved';
import type { Payload } from 'payload';
import { forbidden, notFound } from '../calls/call-error.ts';
import type { Handler } from '../calls/handler.ts';
import { changeSavedPlaces, changeListPlaces } from '../commands/change-list.ts';
import { presentSharedList } from '../presenters/diner-list.ts';
import { listListedByIds } from '../queries/restaurants.ts';
import { findSavedList, findSharedList } from '../queries/saved-lists.ts';
import { readEditToken } from './lists/edit-token.ts';
import { noteConflict } from './lists/note-conflict.ts';

export const getSaved: Handler<typeof contract.getSaved> = async ({ user, req }) => ({
  status: 200,
  body: await findSavedList(req.payload, user.id),
});

export const changeSaved: Handler<typeof contract.changeSaved> = async ({ user, body, req: { payload } }) => {
  const removed = await changeSavedPlaces(payload, user.id, body);
  return { status: 200, body: { ...(await findSavedList(payload, user.id)), removed } };
};

export const getSharedSaved: Handler<typeof contract.getSharedSaved> = async ({
  params,
  req: { payload },
}) => ({
  status: 200,
  // List changes don't invalidate caches: there are many, and no other page shows them.
  headers: { 'Cache-Control': 'no-store' },
  body: await answerSharedList(payload, params.token),
});

export const changeSharedSaved: Handler<typeof contract.changeSharedSaved> = async ({
  params,
  body,
  req: { payload },
}) => {
  const { token } = params;
  const editKey = readEditToken(payload.secret, token);
  if (editKey === null) {
    throw (await findSharedList(payload, { shareToken: token }))
      ? forbidden('This link is for reading the list. Ask for the one to edit it.')
      : notFound('List');
  }
  const { conflict } = await changeListPlaces(payload, { editKey }, body);
  if (conflict) return { status: 409, body: noteConflict(conflict.note) };
  return { status: 200, body: await answerSharedList(payload, token) };
};

/** A shared list as seen by anyone with a link: its listed places with their notes. */
async function answerSharedList(payload: Payload, token: string): Promise<SharedList> {
  const editKey = readEditToken(payload.secret, token);
  const list = await findSharedList(payload, editKey === null ? { shareToken: token } : { editKey });
  if (!list) throw notFound('List');
  const docs = await listListedByIds(
    payload,
    list.places.map(({ id }) => id),
  );
  return presentSharedList(list, docs, editKey !== null);
}
