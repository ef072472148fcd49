import { sql } from '@payloadcms/db-postgres';
import pLimit from 'p-limit';
import type { Payload, PayloadRequest } from 'payload';
import { LOCKS } from '../database/advisory-locks.ts';
import { runInRequest } from '../database/run-in-request.ts';
import { inTransaction } from '../database/in-transaction.ts';

export type Accounts = 'users' | 'admins';

export interface Account {
  readonly collection: Accounts;
  readonly id: number;
  readonly username: string;
}

/** Each holds one of the pool's 20 connections while a password is hashed, 0.2 s. Node hashes four at a time. */
const turns = pLimit(4);

/** Names are case-insensitive, as in Payload. */
export const accountOf = (collection: Accounts, username: string) =>
  `${collection} ${username.toLowerCase()}`;

/**
 * Serializes changes of one account across processes. Payload reads an account with its sessions and writes it back,
 * so that of two concurrent sign-ins only one would remain, and a sign-in could restore sessions that a change just
 * ended.
 */
export function serializeChanges<T>(
  { db }: Payload,
  { collection, username }: Pick<Account, 'collection' | 'username'>,
  work: () => Promise<T>,
): Promise<T> {
  return turns(() =>
    inTransaction(db.pool, async (client) => {
      const account = accountOf(collection, username);
      await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCKS.accounts, account]);
      return work();
    }),
  );
}

/** The same for a change that Payload makes, until its transaction ends. */
export async function takeTurn(req: PayloadRequest, { collection, username }: Omit<Account, 'id'>) {
  const account = accountOf(collection, username);
  await runInRequest(req, sql`select pg_advisory_xact_lock(${LOCKS.accounts}, hashtext(${account}))`);
}
