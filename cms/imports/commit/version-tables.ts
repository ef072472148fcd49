import { escapeIdentifier as quote, type ClientBase } from 'pg';
import { LISTS, PLACE_TABLES } from './place-columns.ts';

/** As in the collection (`maxPerDoc`). */
const VERSIONS_KEPT = 10;

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isOwnType: boolean;
}

/** Writes versions of places as Payload would, for whatever columns the collection has. */
export interface VersionWriter {
  /** Stores the places' current state as their newest versions, and deletes the oldest. */
  write(client: ClientBase, ids: readonly number[], now: string): Promise<void>;
}

/** Reads the table structure once and derives the statements from it. */
export async function openVersionWriter(client: Pick<ClientBase, 'query'>): Promise<VersionWriter> {
  const columns = await readColumns(client);
  const of = (table: string) => columns.filter((column) => column.table === table);
  const versionTypes = new Map(of('_restaurants_v').map((column) => [column.name, column]));
  const shared = of('restaurants').flatMap(({ name }) => {
    const target = versionTypes.get(`version_${name}`);
    return target ? [{ name, target }] : [];
  });
  const insert = `insert into _restaurants_v (parent_id, created_at, updated_at, latest,
      ${shared.map(({ target }) => quote(target.name)).join(', ')})
    select r.id, $2::timestamptz, $2::timestamptz, true,
      ${shared.map(({ name, target }) => castTo(target, `r.${quote(name)}`)).join(', ')}
    from restaurants r where r.id = any($1) order by r.id`;
  const children = LISTS.map((list) => copyStatement(list, of(list.table), of(list.versions)));
  return {
    async write(db, ids, now) {
      if (ids.length === 0) return;
      await db.query('update _restaurants_v set latest = false where latest and parent_id = any($1)', [ids]);
      await db.query(insert, [ids, now]);
      for (const statement of children) await db.query(statement, [ids]);
      await db.query(
        `delete from _restaurants_v where id in (select id from (select id,
           row_number() over (partition by parent_id order by updated_at desc, id desc) as age
           from _restaurants_v where parent_id = any($1)) aged where age > ${VERSIONS_KEPT})`,
        [ids],
      );
    },
  };
}

async function readColumns(client: Pick<ClientBase, 'query'>): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select table_name as "table", column_name as name, udt_name as type, data_type = 'USER-DEFINED' as "isOwnType"
     from information_schema.columns where table_schema = current_schema() and table_name = any($1)
     order by table_name, ordinal_position`,
    [PLACE_TABLES],
  );
  return rows;
}

function copyStatement(
  { table, parent, versions }: (typeof LISTS)[number],
  from: Column[],
  to: Column[],
): string {
  const own = new Map(to.map((column) => [column.name, column]));
  const copied = from.flatMap(({ name }) => {
    // A version's list rows have their own ids; the place's row id is stored beside them.
    const target = own.get(name === 'id' ? '_uuid' : name);
    return target && name !== parent ? [{ name, target }] : [];
  });
  return `insert into ${versions} (${quote(parent)}, ${copied.map(({ target }) => quote(target.name)).join(', ')})
    select v.id, ${copied.map(({ name, target }) => castTo(target, `c.${quote(name)}`)).join(', ')}
    from ${table} c join _restaurants_v v on v.parent_id = c.${quote(parent)} and v.latest
    where v.parent_id = any($1) order by v.id, c.${quote(from.some(({ name }) => name === '_order') ? '_order' : 'order')}`;
}

/** Each table has its own enum types, although their values are the same. */
function castTo({ type, isOwnType }: Column, value: string): string {
  return isOwnType ? `${value}::text::${quote(type)}` : value;
}
