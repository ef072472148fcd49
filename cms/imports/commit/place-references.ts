import type { ClientBase } from 'pg';
import { LISTS } from './place-columns.ts';

/** A column of another table that refers to places: of reviews, saved lists, guides and others. */
export interface PlaceReference {
  readonly table: string;
  readonly column: string;
}

/** The records of cuisines and of neighborhoods. */
export type NameTable = 'cuisines' | 'neighborhoods';

/** Tables whose rows belong to the place itself, or to imports. */
const OWN = [
  '_restaurants_v',
  'place_keys',
  'place_merges',
  'place_pairs_apart',
  'payload_locked_documents_rels',
];

/** Where other content refers to places, or to another table's rows, from the database's foreign keys. */
export async function listPlaceReferences(
  client: Pick<ClientBase, 'query'>,
  to: 'restaurants' | NameTable = 'restaurants',
): Promise<PlaceReference[]> {
  const { rows } = await client.query<PlaceReference>(
    `select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column"
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = $2::regclass and not c.conrelid::regclass::text = any($1)
     order by 1, 2`,
    [[...OWN, `${to}_texts`, ...LISTS.map(({ table }) => table)], to],
  );
  return rows;
}

/** A readable name for a table. */
export function spokenTable(table: string): string {
  return table.replaceAll(/^_|_rels$/g, '').replaceAll('_', ' ');
}
