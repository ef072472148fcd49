import type { PayloadRequest } from 'payload';
import { unauthorized } from '../contract-error.ts';

/** The diner whose session the request carries; 401 where there is none. */
export function requireDiner({ user }: PayloadRequest): { id: number; username: string } {
  if (user?.collection !== 'users') throw unauthorized('Not signed in');
  return { id: user.id, username: user.username };
}
