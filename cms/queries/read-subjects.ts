import { isRecordId } from '#domain/addresses/record-id';
import type { ReadKind } from '#domain/readership/read-subject';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { findGuideDirectory } from './guide-directory.ts';
import { runKeptSql } from './run-sql.ts';

/** Slugs of guides are worked out from all places: rather once a minute than for each reader. */
const KNOWN_FOR_MS = 60_000;
/** A slug that is not among them may be of a new guide. */
const DOUBT_EVERY_MS = 1_000;

interface KnownGuides {
  readonly slugs: Promise<ReadonlySet<string>>;
  readonly at: number;
}

const guides = new WeakMap<Payload, KnownGuides>();

/** The key that readers of a page are counted under; `null` when readers see no such page. */
export async function findReadKey(
  payload: Payload,
  { kind, slug }: { readonly kind: ReadKind; readonly slug: string },
): Promise<string | null> {
  if (kind === 'search') return '';
  if (kind === 'guide') return (await isGuide(payload, slug)) ? slug : null;
  if (kind === 'story')
    return findId(
      payload,
      sql`select id from stories where slug = ${storable(slug)}::text and _status = 'published'`,
    );
  const id = Number(slug);
  if (!isRecordId(id)) return null;
  return findId(payload, sql`select id from restaurants where id = ${id}::int and _status = 'published'`);
}

async function findId(payload: Payload, statement: ReturnType<typeof sql>): Promise<string | null> {
  const [found] = await runKeptSql<{ id: number }>(payload, statement);
  return found ? String(found.id) : null;
}

/** PostgreSQL refuses null characters, and no slug has one. */
const storable = (slug: string) => slug.toWellFormed().replaceAll('\0', '');

async function isGuide(payload: Payload, slug: string): Promise<boolean> {
  const now = Date.now();
  const known = guides.get(payload);
  if (known && now - known.at < KNOWN_FOR_MS) {
    if ((await known.slugs).has(slug)) return true;
    if (now - known.at < DOUBT_EVERY_MS) return false;
  }
  const slugs = findGuideDirectory(payload).then((found) => new Set(found.guides.map((guide) => guide.slug)));
  guides.set(payload, { slugs, at: now });
  slugs.catch(() => guides.delete(payload));
  return (await slugs).has(slug);
}
