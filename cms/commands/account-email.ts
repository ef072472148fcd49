import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { badRequest } from '../calls/call-error.ts';
import { databaseCode } from '../database/database-fault.ts';
import { runSql } from '../queries/run-sql.ts';

/** PostgreSQL: a row with that value already exists. */
const UNIQUE_VIOLATION = '23505';

/** Stores an address as pending confirmation; replaces an earlier pending one. */
export async function noteNewEmail(
  payload: Payload,
  userId: number,
  email: string,
  tokenHash: string,
): Promise<void> {
  await runSql(
    payload,
    sql`update users set pending_email = ${email}, pending_email_token = ${tokenHash},
        pending_email_expiration = now() + interval '24 hours', updated_at = now() where id = ${userId}`,
  );
}

export interface ChangedEmail {
  readonly username: string;
  readonly formerEmail: string | null;
}

export async function removeEmail(payload: Payload, userId: number): Promise<ChangedEmail | null> {
  const [changed] = await runSql<ChangedEmail>(
    payload,
    sql`update users set email = null, pending_email = null, pending_email_token = null,
        pending_email_expiration = null, updated_at = now()
        from (select id, email from users where id = ${userId} for update) former
        where users.id = former.id returning username, former.email as "formerEmail"`,
  );
  return changed ?? null;
}

/** Makes the pending address the diner's own; `null` if the token matches none. */
export async function confirmNewEmail(payload: Payload, tokenHash: string): Promise<ChangedEmail | null> {
  try {
    const [changed] = await runSql<ChangedEmail>(
      payload,
      sql`update users set email = pending_email, pending_email = null, pending_email_token = null,
          pending_email_expiration = null, updated_at = now()
          from (select id, email from users where pending_email_token = ${tokenHash}
            and pending_email_expiration > now() for update) former
          where users.id = former.id returning username, former.email as "formerEmail"`,
    );
    return changed ?? null;
  } catch (error) {
    // Somebody else has confirmed it since the mail was sent.
    if (databaseCode(error) === UNIQUE_VIOLATION) throw badRequest('This address belongs to another account');
    throw error;
  }
}
