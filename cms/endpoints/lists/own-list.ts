import type { DinerList } from '#contract/lists';
import type { Payload } from 'payload';
import { notFound } from '../../calls/call-error.ts';
import { presentDinerList } from '../../presenters/diner-list.ts';
import { findDinerList, type DinerListDoc } from '../../queries/saved-lists.ts';
import { editTokenOf } from './edit-token.ts';

/** A list as its diner sees it, with the tokens of its links. */
export function answerOwnList({ secret }: Payload, doc: DinerListDoc): DinerList {
  return presentDinerList(doc, doc.editKey === null ? null : editTokenOf(secret, doc.editKey));
}

export async function readOwnList(payload: Payload, id: number): Promise<DinerList> {
  const doc = await findDinerList(payload, id);
  // Deleted between the change and this.
  if (!doc) throw notFound('List');
  return answerOwnList(payload, doc);
}
