import type { changeSharedSaved as operation } from '#contract/saved';
import { forbidden, notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { changeListPlaces } from '../../commands/change-list.ts';
import { findSharedList } from '../../queries/saved-lists.ts';
import { readEditToken } from '../lists/edit-token.ts';
import { noteConflict } from '../lists/note-conflict.ts';
import { answerSharedList } from './answer-shared-list.ts';

export const changeSharedSaved: Handler<typeof operation> = async ({ params, body, req: { payload } }) => {
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
