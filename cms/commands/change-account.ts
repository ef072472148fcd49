import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { conflict } from '../calls/call-error.ts';
import { runSql } from '../queries/run-sql.ts';
import { isNameTaken, NAME_TAKEN } from './register-diner.ts';

interface Diner {
  readonly id: number;
  readonly username: string;
}

interface Account {
  readonly collection: 'users' | 'admins';
  readonly id: number;
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
  { collection, id }: Account,
  password: string,
): Promise<void> {
  await req.payload.update({ collection, id, data: { password }, depth: 0, req });
}

/** Deletes a diner. The database cascades to sessions, lists and reviews. */
export async function deleteDiner(req: PayloadRequest, { id }: Diner): Promise<void> {
  await req.payload.delete({ collection: 'users', id, depth: 0, req });
}

export async function endSessions({ payload }: PayloadRequest, { id }: Diner): Promise<void> {
  await runSql(payload, sql`delete from users_sessions where _parent_id = ${id}`);
}
