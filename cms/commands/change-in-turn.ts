import pLimit from 'p-limit';
import type { Payload } from 'payload';
import { LOCKS } from '../database/advisory-locks.ts';
import { inTransaction } from '../database/in-transaction.ts';

/** Each holds a connection of the pool's 20 while a password is hashed, 0.2 s. Node hashes four at a time. */
const turns = pLimit(4);

/**
 * Changes of one account are made one after the other, in whatever process. Payload reads the account with its sessions and
 * writes it back: of two sign-ins at once it would keep one, and a sign-in could bring back what a change has just ended.
 */
export function changeInTurn<T>({ db }: Payload, account: string, work: () => Promise<T>): Promise<T> {
  return turns(() =>
    inTransaction(db.pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCKS.accounts, account]);
      return work();
    }),
  );
}
