import type { Pool } from 'pg';

/** Deletes lists shared without an account a year after their last change: nobody else can. */
export async function forgetSharedLists(pool: Pool): Promise<void> {
  await pool.query(
    `delete from saved_lists where user_id is null and updated_at < now() - interval '1 year'`,
  );
}
