import pLimit from 'p-limit';
import type { Payload } from 'payload';
import { LOCKS } from '../database/advisory-locks.ts';
import { inTransaction } from '../database/in-transaction.ts';

/** Each holds one of the pool's 20 connections while a password is hashed, 0.2 s. Node hashes four at a time. */
const turns = pLimit(4);

/**
 * Serializes changes of one account across processes. Payload reads an account with its sessions and writes it back,
 * so that of two concurrent sign-ins only one would remain, and a sign-in could restore sessions that a change just
 * ended.
 */
export function serializeChanges<T>({ db }: Payload, account: string, work: () => Promise<T>): Promise<T> {
  return turns(() =>
    inTransaction(db.pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCKS.accounts, account]);
      return work();
    }),
  );
}
