import { nearestNamesSql } from '#cms/database/nearest-names-sql';
import { sql } from '@payloadcms/db-postgres';
import type { Field, FieldHook, PayloadRequest, TextField } from 'payload';
import { refuseFields } from '../refuse-fields.ts';
import { runInRequest } from '#cms/database/run-in-request';
import { KIND_OF, type PlaceNames } from './keep-names.ts';

export type Named = PlaceNames | 'restaurants';

const WORDS: Readonly<Record<Named, string>> = { ...KIND_OF, restaurants: 'place' };
const PICKER = '/admin-panel/desk/pick-field.tsx#NameField';

/**
 * A text field, of one name or several, that takes only names of records: the panel offers them, and other spellings
 * and aliases become the record's own.
 */
export function knownNames(kind: Named, field: Omit<TextField, 'type'>): Field {
  const { admin, hooks } = field;
  const resolve: FieldHook = async (change) => {
    const { collection, data, global, path, req, siblingData, value } = change;
    const given: unknown[] = Array.isArray(value) ? value : [value];
    const names = given.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
    const isShown = !admin?.condition || admin.condition(data ?? {}, siblingData, {} as never);
    const news = names.filter((name) => !mayStay(name, change));
    if (news.length === 0 || !isShown) return value;
    const known = await findKnownNames(req, kind, news);
    const unknown = news.find((name) => !known.has(name));
    if (unknown !== undefined) {
      const message = await faultOfUnknown(req, kind, unknown);
      refuseFields(req, collection ?? global, [{ path: path.join('.'), message }]);
    }
    const spelled = names.map((name) => known.get(name) ?? name);
    return Array.isArray(value) ? spelled : spelled[0];
  };
  return {
    ...field,
    type: 'text',
    hooks: { ...hooks, beforeValidate: [resolve] },
    admin: { ...admin, components: { Field: { path: PICKER, clientProps: { kind } } } },
  } as TextField;
}

/**
 * A name that the document has already may stay until it is published: no save fails over what was there before. The
 * first settings are stored before there are any places.
 */
function mayStay(name: string, { data, global, originalDoc }: Parameters<FieldHook>[0]): boolean {
  if (data?._status === 'published') return false;
  if (global && originalDoc?.updatedAt === undefined) return true;
  return JSON.stringify(originalDoc ?? {}).includes(JSON.stringify(name));
}

async function findKnownNames(
  req: PayloadRequest,
  kind: Named,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const record =
    kind === 'restaurants'
      ? sql`(select min(r.id) from restaurants r where r._status = 'published' and name_key(r.name) = name_key(given))`
      : sql`find_name(${kind}, given, false)`;
  const rows = await runInRequest<{ given: string; name: string }>(
    req,
    sql`select given, name from json_array_elements_text(${JSON.stringify(names)}::json) as asked (given)
        join ${sql.identifier(kind)} named on named.id = ${record}`,
  );
  return new Map(rows.map(({ given, name }) => [given, name]));
}

/** What to say to somebody who gave an unknown name. */
export async function faultOfUnknown(req: PayloadRequest, kind: Named, name: string): Promise<string> {
  const names =
    kind === 'restaurants'
      ? sql`select distinct name from restaurants where _status = 'published'`
      : sql`select name from ${sql.identifier(kind)}`;
  const [nearest] = await runInRequest<{ name: string }>(req, nearestNamesSql(names, name, 1));
  return `We know no ${WORDS[kind]} called “${name}.”${nearest ? ` Nearest: ${nearest.name}?` : ''}`;
}
