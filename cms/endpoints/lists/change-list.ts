import type { changeList as operation } from '#contract/lists';
import type { Handler } from '../../calls/handler.ts';
import { changeListPlaces } from '../../commands/change-list.ts';
import { noteConflict } from './note-conflict.ts';
import { readOwnList } from './own-list.ts';

export const changeList: Handler<typeof operation> = async ({ user, params, body, req: { payload } }) => {
  const { conflict } = await changeListPlaces(payload, { id: params.id, userId: user.id }, body);
  if (conflict) return { status: 409, body: noteConflict(conflict.note) };
  return { status: 200, body: await readOwnList(payload, params.id) };
};
