import { mergeLists } from '#domain/lists/merge-lists';
import type { PlaceList } from '#domain/lists/place-list';
import type { ClientBase } from 'pg';
import type { RowChanges } from './row-changes.ts';

/** Rules refer to places by id, without foreign keys. */
const RULES = ['listing_rules_excluded_ids', 'listing_rules_pinned_ids', 'listing_rules_pinned_first_ids'];
/** Tables whose texts show cards and lists of places with notes, and link to places. */
const WRITTEN = ['stories', 'guides', 'pages'].flatMap((table) => [table, `_${table}_v`]);

/** Repoints references without foreign keys: listing rules, pins, cards, lists and links in texts. */
export async function moveMentions(changes: RowChanges, keepId: number, dropId: number): Promise<void> {
  for (const table of RULES) {
    await changes.run(
      table,
      `update ${table} set place_id = $1 where place_id = $2
       and not exists (select 1 from ${table} o where o.place_id = $1)`,
      [keepId, dropId],
    );
    await changes.run(table, `delete from ${table} where place_id = $1`, [dropId]);
  }
  const { rows } = await changes.client.query<{ table: string; column: string }>(
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
    await changes.run(
      table,
      `update ${table} set ${column} = regexp_replace(regexp_replace(${column}::text, $1, $3, 'g'), $2, $3, 'g')::jsonb
       where ${column}::text ~ $1 or ${column}::text ~ $2`,
      [card, link, String(keepId)],
    );
  }
}

/** A diner's list whose place has moved; without their words, which are theirs to delete. */
export interface MovedInList {
  readonly id: number;
  readonly key: string;
  /** The place that stays was on the list, too. */
  readonly hasBoth: boolean;
}

/** Repoints diners’ lists. */
export async function moveInLists(
  client: ClientBase,
  keepId: number,
  dropId: number,
): Promise<MovedInList[]> {
  const { rows } = await client.query<{ id: number; lists: PlaceList[] }>(
    `select id, lists from saved_lists
     where jsonb_path_exists(lists, '$[*].places[*] ? (@.id == $id)', jsonb_build_object('id', $1::int))
     order by id for update`,
    [dropId],
  );
  const moved: MovedInList[] = [];
  for (const { id, lists } of rows) {
    for (const list of lists) {
      if (isOn(list, dropId)) moved.push({ id, key: list.key, hasBoth: isOn(list, keepId) });
    }
    await storeLists(
      client,
      id,
      lists.map((list) => ({
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
      })),
    );
  }
  return moved;
}

/** Takes the moves back, where the place is still on the list. */
export async function moveBackInLists(
  client: ClientBase,
  keepId: number,
  dropId: number,
  moved: readonly MovedInList[],
): Promise<void> {
  const { rows } = await client.query<{ id: number; lists: PlaceList[] }>(
    'select id, lists from saved_lists where id = any($1) order by id for update',
    [moved.map(({ id }) => id)],
  );
  const updatedAt = Date.now();
  for (const { id, lists } of rows) {
    const back = lists.map((list) => {
      const move = moved.find((one) => one.id === id && one.key === list.key);
      const kept = list.places.find((place) => place.id === keepId && !place.removed);
      if (!move || !kept) return list;
      const places = [...list.places, { ...kept, id: dropId, updatedAt }];
      if (!move.hasBoth) places.push({ ...kept, note: '', removed: true, updatedAt });
      return { ...list, places };
    });
    await storeLists(client, id, back);
  }
}

const isOn = ({ places }: PlaceList, id: number) => places.some((place) => place.id === id && !place.removed);

async function storeLists(client: ClientBase, id: number, lists: readonly PlaceList[]): Promise<void> {
  await client.query('update saved_lists set lists = $1 where id = $2', [
    JSON.stringify(mergeLists([], lists)),
    id,
  ]);
}
