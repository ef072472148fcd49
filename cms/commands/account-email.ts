import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { badRequest } from '../calls/call-error.ts';
import { runSql } from '../queries/run-sql.ts';

/** Of PostgreSQL: a row with that value is there already. */
const UNIQUE_VIOLATION = '23505';

/** Notes an address that waits for its owner; an earlier one that still waits is forgotten. */
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

/** Whose address has changed, and what it was. */
export interface ChangedEmail {
  readonly username: string;
  readonly formerEmail: string | null;
}

/** Forgets the diner's address, and one that waits. */
export async function removeEmail(payload: Payload, userId: number): Promise<ChangedEmail | null> {
  const [changed] = await runSql<ChangedEmail>(
    payload,
    sql`update users set email = null, pending_email = null, pending_email_token = null,
        pending_email_expiration = null, reset_password_token = null, updated_at = now()
        from (select id, email from users where id = ${userId} for update) former
        where users.id = former.id returning username, former.email as "formerEmail"`,
  );
  return changed ?? null;
}

/** Makes the address that waits the diner's own; `null` where the token is not one that waits. */
export async function confirmNewEmail(payload: Payload, tokenHash: string): Promise<ChangedEmail | null> {
  try {
    const [changed] = await runSql<ChangedEmail>(
      payload,
      // A link for a new password that went to the address before is worth nothing any more.
      sql`update users set email = pending_email, pending_email = null, pending_email_token = null,
          pending_email_expiration = null, reset_password_token = null, updated_at = now()
          from (select id, email from users where pending_email_token = ${tokenHash}
            and pending_email_expiration > now() for update) former
          where users.id = former.id returning username, former.email as "formerEmail"`,
    );
    return changed ?? null;
  } catch (error) {
    // Somebody else has confirmed it since the mail was sent.
    if (isUniqueViolation(error)) throw badRequest('This address belongs to another account');
    throw error;
  }
}

/** Stores the hash of a token for a new password; an earlier one is worth nothing any more. */
export async function storeResetToken(payload: Payload, userId: number, tokenHash: string): Promise<void> {
  await runSql(
    payload,
    sql`update users set reset_password_token = ${tokenHash},
        reset_password_expiration = now() + interval '1 hour' where id = ${userId}`,
  );
}

/** Uses up a token for a new password; false where it is used, too old or unknown. */
export async function useResetToken(payload: Payload, tokenHash: string): Promise<boolean> {
  const used = await runSql(
    payload,
    sql`update users set reset_password_token = null, reset_password_expiration = null
        where reset_password_token = ${tokenHash} and reset_password_expiration > now() returning id`,
  );
  return used.length > 0;
}

function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return (code ?? cause?.code) === UNIQUE_VIOLATION;
}
