import type { ClientBase } from 'pg';
import type { RestaurantFields } from '../map/restaurant-fields.ts';
import type { RestaurantRow } from '../map/restaurant-row.ts';

const NAMED = [
  { field: 'category', kind: 'cuisines' },
  { field: 'neighborhood', kind: 'neighborhoods' },
] as const;

/** Resolves a file's cuisines and neighborhoods to the names of their records. */
export class RecordNames {
  /** By kind and folded name; for names without a record, the file's first spelling. */
  readonly #names = new Map<string, { readonly name: string; readonly isNew: boolean }>();
  readonly #keys = new Map<string, string>();

  /** Looks up the names in the next rows. The database folds names, as it does when they are stored. */
  async read(client: ClientBase, rows: readonly RestaurantRow[]): Promise<void> {
    const said = rows.flatMap(({ given, supposed }) =>
      NAMED.flatMap(({ field, kind }) =>
        [given[field], supposed[field]].flatMap((text) => (text ? [{ kind, text }] : [])),
      ),
    );
    const unread = said.filter(({ kind, text }) => !this.#keys.has(`${kind} ${text}`));
    if (unread.length === 0) return;
    const { rows: found } = await client.query<{
      kind: string;
      text: string;
      key: string;
      name: string | null;
    }>(
      `select s.kind, s.text, name_key(s.text) as key, coalesce(c.name, n.name) as name
       from unnest($1::text[], $2::text[]) with ordinality as s (kind, text, at)
       left join name_keys k on k.kind = s.kind and k.key = name_key(s.text)
       left join cuisines c on k.kind = 'cuisines' and c.id = k.name_id
       left join neighborhoods n on k.kind = 'neighborhoods' and n.id = k.name_id
       order by s.at`,
      [unread.map(({ kind }) => kind), unread.map(({ text }) => text)],
    );
    for (const { kind, text, key, name } of found) {
      const at = `${kind} ${key}`;
      this.#keys.set(`${kind} ${text}`, at);
      if (!this.#names.has(at)) this.#names.set(at, { name: name ?? text, isNew: name === null });
    }
  }

  withRecordNames(row: RestaurantRow): RestaurantRow {
    const originals = { ...row.originals };
    const renamed = (fields: Partial<RestaurantFields>, isSaid: boolean) => {
      const names: Partial<RestaurantFields> = {};
      for (const { field, kind } of NAMED) {
        const text = fields[field];
        const name = text ? this.#of(kind, text)?.name : undefined;
        if (text === undefined || name === undefined || name === text) continue;
        names[field] = name;
        if (isSaid) originals[field] ??= text;
      }
      return { ...fields, ...names };
    };
    return { ...row, given: renamed(row.given, true), supposed: renamed(row.supposed, false), originals };
  }

  /** The first of these names without a record. */
  findNew(fields: Partial<RestaurantFields>): string | null {
    const found = NAMED.map(({ field, kind }) => this.#of(kind, fields[field] ?? ''));
    return found.find((known) => known?.isNew)?.name ?? null;
  }

  #of(kind: string, text: string) {
    return this.#names.get(this.#keys.get(`${kind} ${text}`) ?? '');
  }
}
