import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

interface ListingTextKey {
  kind: 'cuisine' | 'neighborhood';
  /** As the places have it. */
  name: string;
}

/** What an editor wrote about a cuisine or a neighborhood. */
export async function findListingText(
  payload: Payload,
  { kind, name }: ListingTextKey,
): Promise<string | null> {
  const [row] = await runSql<{ text: string }>(
    payload,
    sql`select t.text from listing_texts t where t.kind = ${kind} and t.name = ${name}`,
  );
  return row?.text ?? null;
}
