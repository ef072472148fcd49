import { mergeLists } from '#domain/lists/merge-lists';
import type { PlaceList } from '#domain/lists/place-list';
import type { ClientBase } from 'pg';

/** Rules refer to places by id, without foreign keys. */
const RULES = ['listing_rules_excluded_ids', 'listing_rules_pinned_ids', 'listing_rules_pinned_first_ids'];
/** Tables whose texts show cards and lists of places with notes, and link to places. */
const WRITTEN = ['stories', 'guides', 'pages'].flatMap((table) => [table, `_${table}_v`]);

/** Repoints references without foreign keys: listing rules, pins, diners’ lists, cards, lists and links in texts. */
export async function moveMentions(client: ClientBase, keepId: number, dropId: number): Promise<void> {
  for (const table of RULES) {
    await client.query(
      `update ${table} set place_id = $1 where place_id = $2
       and not exists (select 1 from ${table} o where o.place_id = $1)`,
      [keepId, dropId],
    );
    await client.query(`delete from ${table} where place_id = $1`, [dropId]);
  }
  await moveInLists(client, keepId, dropId);
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = current_schema() and data_type = 'jsonb' and table_name = any($1)`,
    [WRITTEN],
  );
  // In PostgreSQL's JSON format. Quotes within texts are escaped, so they never match.
  const [card, link] = [
    `(?<="restaurant": )${dropId}(?=[,}])`,
    `(?<="value": )${dropId}(?=, "relationTo": "restaurants")`,
  ];
  for (const { table, column } of rows) {
    await client.query(
      `update ${table} set ${column} = regexp_replace(regexp_replace(${column}::text, $1, $3, 'g'), $2, $3, 'g')::jsonb
       where ${column}::text ~ $1 or ${column}::text ~ $2`,
      [card, link, String(keepId)],
    );
  }
}

async function moveInLists(client: ClientBase, keepId: number, dropId: number): Promise<void> {
  const { rows } = await client.query<{ id: number; lists: PlaceList[] }>(
    `select id, lists from saved_lists
     where jsonb_path_exists(lists, '$[*].places[*] ? (@.id == $id)', jsonb_build_object('id', $1::int))
     order by id for update`,
    [dropId],
  );
  for (const { id, lists } of rows) {
    const moved = lists.map((list) => ({
      ...list,
      // Devices that have the place learn that it was removed.
      places: list.places.flatMap((place) =>
        place.id === dropId
          ? [
              { ...place, id: keepId },
              { ...place, note: '', removed: true, updatedAt: Date.now() },
            ]
          : [place],
      ),
    }));
    await client.query('update saved_lists set lists = $1 where id = $2', [
      JSON.stringify(mergeLists([], moved)),
      id,
    ]);
  }
}
