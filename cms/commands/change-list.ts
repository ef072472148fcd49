import { MAX_NOTE, type ListChange, type ListPlace } from '#domain/lists/list-places';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { badRequest, notFound } from '../calls/call-error.ts';
import {
  addPlaces,
  lockDefaultList,
  lockList,
  movePlace,
  removePlaces,
  rowsOf,
  type Transaction,
} from './list-places.ts';

/** Adds and removes saved places. Returns the removed ones, so that an undo can restore their notes. */
export async function changeSavedPlaces(
  payload: Payload,
  userId: number,
  { add, remove }: { readonly add: readonly ListPlace[]; readonly remove: readonly number[] },
): Promise<ListPlace[]> {
  return payload.db.drizzle.transaction(async (transaction) => {
    const list = await lockDefaultList(transaction, userId);
    const removed = await removePlaces(transaction, list, remove);
    await addPlaces(
      transaction,
      list,
      add.filter(({ id }) => !remove.includes(id)),
    );
    return removed;
  });
}

/** The list: the diner’s own, or one opened with its editing link. */
export type ListToChange = { readonly id: number; readonly userId: number } | { readonly editKey: string };

/** The outcome of a change; `note` is the stored one if somebody else has changed it. */
export interface ListChanged {
  readonly id: number;
  readonly conflict?: { readonly note: string };
}

/** Changes one place. Throws 404 if the list or the place is gone. */
export async function changeListPlaces(
  payload: Payload,
  list: ListToChange,
  change: ListChange,
): Promise<ListChanged> {
  const condition =
    'editKey' in list ? sql`edit_key = ${list.editKey}` : sql`id = ${list.id} and user_id = ${list.userId}`;
  return payload.db.drizzle.transaction(async (transaction) => {
    const id = await lockList(transaction, condition);
    if (id === undefined) throw notFound('List');
    return { id, ...(await applyChange(transaction, id, change)) };
  });
}

async function applyChange(
  transaction: Transaction,
  list: number,
  change: ListChange,
): Promise<Omit<ListChanged, 'id'>> {
  switch (change.change) {
    case 'add': {
      const { place, after } = change;
      checkNote(place.note, '');
      await addPlaces(transaction, list, [place]);
      if (after !== undefined && after !== null) await movePlace(transaction, list, { id: place.id, after });
      return {};
    }
    case 'remove':
      await removePlaces(transaction, list, [change.id]);
      return {};
    case 'move':
      await movePlace(transaction, list, change);
      return {};
    case 'been-there':
      await transaction.execute(sql`
        update saved_lists_places set been_there = ${change.beenThere}
        where _parent_id = ${list} and restaurant_id = ${change.id}`);
      return {};
    case 'note':
      return changeNote(transaction, list, change);
  }
}

async function changeNote(
  transaction: Transaction,
  list: number,
  { id, from, note }: { id: number; from: string; note: string },
): Promise<Omit<ListChanged, 'id'>> {
  const [stored] = await rowsOf<{ note: string }>(
    transaction,
    sql`select coalesce(note, '') as note from saved_lists_places
        where _parent_id = ${list} and restaurant_id = ${id}`,
  );
  if (!stored) throw notFound('Place');
  // A repeated request.
  if (stored.note === note) return {};
  if (stored.note !== from) return { conflict: stored };
  checkNote(note, from);
  await transaction.execute(sql`
    update saved_lists_places set note = ${note} where _parent_id = ${list} and restaurant_id = ${id}`);
  return {};
}

/** A note lengthened by a merge may keep its length. */
function checkNote(note: string, before: string): void {
  if (note.length > Math.max(MAX_NOTE, before.length)) {
    throw badRequest(`A note has at most ${MAX_NOTE} characters`);
  }
}
