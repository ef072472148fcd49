import { isDeepStrictEqual } from 'node:util';
import { escapeIdentifier as quote, type ClientBase } from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** A row that a statement changed: its key and changed columns before and after; null if there was no row. */
export interface RowChange {
  readonly table: string;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** The columns that tell rows of one table apart. */
const KEYS = ['id', 'place_id', 'source', 'source_key'];

/** Runs statements, each of one table, and notes the rows that they change. */
export class RowChanges {
  readonly all: RowChange[] = [];
  readonly client: ClientBase;

  constructor(client: ClientBase) {
    this.client = client;
  }

  async run(table: string, statement: string, values: readonly unknown[]): Promise<void> {
    const { rows } = await this.client.query<Omit<RowChange, 'table'>>(
      `${statement} returning to_jsonb(old) as before, to_jsonb(new) as after`,
      [...values],
    );
    for (const { before, after } of rows) {
      const pick = (row: Row | null) =>
        row &&
        Object.fromEntries(
          Object.entries(row).filter(
            ([name]) =>
              !before || !after || KEYS.includes(name) || !isDeepStrictEqual(before[name], after[name]),
          ),
        );
      this.all.push({ table, before: pick(before), after: pick(after) });
    }
  }
}

/** Takes a change back, unless the row has been changed since in the same columns. */
export async function takeBack(client: ClientBase, { table, before, after }: RowChange): Promise<void> {
  const row = (values: string) => `jsonb_populate_record(null::${table}, ${values}::jsonb)`;
  if (!after) {
    await client.query(`insert into ${table} select * from ${row('$1')} on conflict do nothing`, [before]);
    return;
  }
  const isSame = Object.keys(after)
    .map((name) => `t.${quote(name)} ${name === 'id' ? '=' : 'is not distinct from'} a.${quote(name)}`)
    .join(' and ');
  if (before) {
    const columns = Object.keys(before).map((name) => `${quote(name)} = b.${quote(name)}`);
    await client.query(
      `update ${table} t set ${columns.join(', ')} from ${row('$1')} b, ${row('$2')} a where ${isSame}`,
      [before, after],
    );
  } else await client.query(`delete from ${table} t using ${row('$1')} a where ${isSame}`, [after]);
}
