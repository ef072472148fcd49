import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import type { PlaceNames } from '../place-names/keep-names.ts';
import { faultOfUnknown } from '../place-names/known-names.ts';
import { refuseFields } from '../refuse-fields.ts';
import { runInRequest } from '../run-in-request.ts';

const NAMED = [
  { table: 'cuisines', text: 'category', record: 'cuisineRecord' },
  { table: 'neighborhoods', text: 'neighborhood', record: 'neighborhoodRecord' },
] as const satisfies { table: PlaceNames; text: string; record: string }[];

/**
 * Links a place to its cuisine and neighborhood records: the one picked, else the one whose name or alias matches the
 * text. A draft keeps an unknown name for staff to see; nobody publishes one, since a misspelling would become a
 * record. Only the sample and imports, whose plans ask about new names, add records: the database does, for any write.
 */
export const resolveNames: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data) return data;
  const isPublished = (data._status ?? originalDoc?._status) === 'published';
  for (const { table, text, record } of NAMED) {
    const picked = idOf(data[record]);
    if (picked !== null && picked !== idOf(originalDoc?.[record])) {
      data[text] = (await nameOf(req, table, picked)) ?? data[text];
      continue;
    }
    const given: unknown = data[text] ?? originalDoc?.[text];
    if (typeof given !== 'string' || given.trim() === '') continue;
    const [found] = await runInRequest<{ id: number | null }>(
      req,
      sql`select find_name(${table}, ${given}, ${isPublished && !req.user}) as id`,
    );
    if (isPublished && found?.id == null)
      refuseFields(req, collection, [{ path: text, message: await faultOfUnknown(req, table, given) }]);
    data[record] = found?.id ?? null;
    data[text] = found?.id == null ? given : await nameOf(req, table, found.id);
  }
  return data;
};

async function nameOf(req: PayloadRequest, table: PlaceNames, id: number): Promise<string | undefined> {
  const [row] = await runInRequest<{ name: string }>(
    req,
    sql`select name from ${sql.identifier(table)} where id = ${id}`,
  );
  return row?.name;
}

function idOf(value: unknown): number | null {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : null;
}
