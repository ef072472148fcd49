import type * as contract from '#contract/lists';
import type { DinerList } from '#contract/lists';
import type { Payload } from 'payload';
import { notFound } from '../calls/call-error.ts';
import type { Handler } from '../calls/handler.ts';
import { changeListPlaces } from '../commands/change-list.ts';
import {
  mergeDeviceList,
  renameList as rename,
  deleteList as remove,
  openLink,
  closeLink,
} from '../commands/keep-lists.ts';
import { presentDinerList } from '../presenters/diner-list.ts';
import { listDinerLists, findDinerList, type DinerListDoc } from '../queries/saved-lists.ts';
import { newLinkToken, editTokenOf } from './lists/edit-token.ts';
import { noteConflict } from './lists/note-conflict.ts';

export const getLists: Handler<typeof contract.getLists> = async ({ user, req: { payload } }) => {
  const docs = await listDinerLists(payload, user.id);
  return { status: 200, body: docs.map((doc) => answerOwnList(payload, doc)) };
};

export const mergeList: Handler<typeof contract.mergeList> = async ({ user, body, req: { payload } }) => {
  const id = await mergeDeviceList(payload, user.id, body);
  return { status: 200, body: await readOwnList(payload, id) };
};

export const renameList: Handler<typeof contract.renameList> = async ({
  user,
  params,
  body,
  req: { payload },
}) => {
  await rename(payload, { id: params.id, userId: user.id }, body.name);
  return { status: 200, body: await readOwnList(payload, params.id) };
};

export const deleteList: Handler<typeof contract.deleteList> = async ({ user, params, req: { payload } }) => {
  await remove(payload, { id: params.id, userId: user.id });
  return { status: 204 };
};

export const changeList: Handler<typeof contract.changeList> = async ({
  user,
  params,
  body,
  req: { payload },
}) => {
  const { conflict } = await changeListPlaces(payload, { id: params.id, userId: user.id }, body);
  if (conflict) return { status: 409, body: noteConflict(conflict.note) };
  return { status: 200, body: await readOwnList(payload, params.id) };
};

export const shareList: Handler<typeof contract.shareList> = async ({ user, params, req: { payload } }) => {
  const { id, kind } = params;
  await openLink(payload, { id, userId: user.id }, { kind, token: newLinkToken() });
  return { status: 200, body: await readOwnList(payload, id) };
};

export const unshareList: Handler<typeof contract.unshareList> = async ({
  user,
  params,
  req: { payload },
}) => {
  const { id, kind } = params;
  await closeLink(payload, { id, userId: user.id }, kind);
  return { status: 200, body: await readOwnList(payload, id) };
};

/** A list as its owner sees it, with the tokens of its links. */
function answerOwnList({ secret }: Payload, doc: DinerListDoc): DinerList {
  return presentDinerList(doc, doc.editKey === null ? null : editTokenOf(secret, doc.editKey));
}

async function readOwnList(payload: Payload, id: number): Promise<DinerList> {
  const doc = await findDinerList(payload, id);
  // Deleted since the change.
  if (!doc) throw notFound('List');
  return answerOwnList(payload, doc);
}
