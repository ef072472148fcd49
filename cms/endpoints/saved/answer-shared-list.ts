import type { SharedList } from '#contract/saved';
import type { Payload } from 'payload';
import { notFound } from '../../calls/call-error.ts';
import { presentSharedList } from '../../presenters/diner-list.ts';
import { listListedByIds } from '../../queries/restaurants.ts';
import { findSharedList } from '../../queries/saved-lists.ts';
import { readEditToken } from '../lists/edit-token.ts';

/** A list as whoever has one of its links sees it: the places that are listed, with their notes. */
export async function answerSharedList(payload: Payload, token: string): Promise<SharedList> {
  const editKey = readEditToken(payload.secret, token);
  const list = await findSharedList(payload, editKey === null ? { shareToken: token } : { editKey });
  if (!list) throw notFound('List');
  const docs = await listListedByIds(
    payload,
    list.places.map(({ id }) => id),
  );
  return presentSharedList(list, docs, editKey !== null);
}
