import type { User } from '#contract/accounts';
import type { User as UserDoc } from '../payload-types.ts';

export function presentUser(doc: Pick<UserDoc, 'id' | 'username'>): User {
  return { id: doc.id, username: doc.username };
}
