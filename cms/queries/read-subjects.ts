import { isRecordId } from '#domain/addresses/record-id';
import type { ReadKind } from '#domain/readership/read-subject';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { findGuideDirectory } from './guide-directory.ts';
import { prepareSql } from './run-sql.ts';

/** The key under which a page's readers are counted; `null` if there is no such public page. */
export async function findReadKey(
  payload: Payload,
  { kind, slug }: { readonly kind: ReadKind; readonly slug: string },
): Promise<string | null> {
  if (kind === 'search') return '';
  if (kind === 'guide') return (await isGuide(payload, slug)) ? slug : null;
  if (kind === 'story') return keyOf(await findStory(payload, { slug: storable(slug) }));
  const id = Number(slug);
  return isRecordId(id) ? keyOf(await findPlace(payload, { id })) : null;
}

const findStory = prepareSql<{ id: number }, { slug: string }>(
  sql`select id from stories where slug = ${sql.placeholder('slug')}::text and _status = 'published'`,
);
const findPlace = prepareSql<{ id: number }, { id: number }>(
  sql`select id from restaurants where id = ${sql.placeholder('id')}::int and _status = 'published'`,
);

const keyOf = ([found]: readonly { id: number }[]): string | null => (found ? String(found.id) : null);

/** PostgreSQL rejects null characters, and no slug has one. */
const storable = (slug: string) => slug.toWellFormed().replaceAll('\0', '');

async function isGuide(payload: Payload, slug: string): Promise<boolean> {
  const { guides } = await findGuideDirectory(payload);
  return guides.some((guide) => guide.slug === slug);
}
