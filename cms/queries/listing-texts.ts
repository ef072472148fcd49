import { paragraphsOf } from '#domain/words/paragraphs';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

interface ListingTextKey {
  kind: 'cuisine' | 'neighborhood';
  /** The name as stored on the places. */
  name: string;
}

/** An editor's text about a cuisine or neighborhood. */
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

/** The paragraphs of every such text, by kind and name: "cuisine Thai". */
export async function listListTexts(payload: Payload): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await runSql<ListingTextKey & { text: string }>(
    payload,
    sql`select t.kind::text as kind, t.name, t.text from listing_texts t`,
  );
  return new Map(rows.map(({ kind, name, text }) => [`${kind} ${name}`, paragraphsOf(text)]));
}
