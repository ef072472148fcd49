import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { conflict } from '../calls/call-error.ts';
import { runInRequest } from '../database/run-in-request.ts';
import { isNameTaken, NAME_TAKEN } from './register-diner.ts';
import type { Account } from './serialize-changes.ts';

interface Diner {
  readonly id: number;
  readonly username: string;
}

/** Renames a diner; 409 if the name is taken. Returns the name as stored. */
export async function renameDiner(req: PayloadRequest, { id }: Diner, username: string): Promise<Diner> {
  try {
    const doc = await req.payload.update({ collection: 'users', id, data: { username }, depth: 0, req });
    return { id, username: doc.username };
  } catch (error) {
    if (isNameTaken(error)) throw conflict(NAME_TAKEN);
    throw error;
  }
}

/** Stores a new password. Payload then ends all sessions except the current one. */
export async function storePassword(
  req: PayloadRequest,
  { collection, id }: Pick<Account, 'collection' | 'id'>,
  password: string,
): Promise<void> {
  await req.payload.update({ collection, id, data: { password }, depth: 0, req });
}

/** Deletes a diner. The database cascades to sessions, lists and reviews. */
export async function deleteDiner(req: PayloadRequest, { id }: Diner): Promise<void> {
  await req.payload.delete({ collection: 'users', id, depth: 0, req });
}

/** Deletes an account of staff, which no access rule allows: the caller has asked for a proof. */
export async function deleteStaffAccount(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.delete({ collection: 'admins', id, depth: 0, req });
}

export async function endSessions(
  req: PayloadRequest,
  { collection, id }: Pick<Account, 'collection' | 'id'>,
  kept = '',
): Promise<void> {
  await runInRequest(
    req,
    sql`delete from ${sql.identifier(`${collection}_sessions`)} where _parent_id = ${id} and id <> ${kept}`,
  );
}

export async function endOtherSessions(req: PayloadRequest, account: Pick<Account, 'collection' | 'id'>) {
  const { user } = req;
  const isOwn = user?.collection === account.collection && user.id === account.id;
  await endSessions(req, account, isOwn && '_sid' in user ? String(user._sid) : undefined);
}
