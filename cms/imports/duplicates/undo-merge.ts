import type { MergeView } from '#contract/imports';
import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../database/in-transaction.ts';
import { restorePlaces, type DoneRow } from '../commit/undo-rows.ts';
import { openVersionWriter } from '../commit/version-tables.ts';
import { ImportFault } from '../import-fault.ts';
import { momentSql } from '../map/field-kinds.ts';
import { moveBackInLists, type MovedInList } from './move-mentions.ts';
import { takeBack, type RowChange } from './row-changes.ts';

export interface MergeUndo {
  readonly keepId: number;
  readonly places: readonly DoneRow[];
  /** In diners' lists. */
  readonly lists: readonly MovedInList[];
  /** In other tables. */
  readonly changes: readonly RowChange[];
}

const SHOWN = 20;

/** The latest merges that can still be undone, the last one first. */
export async function listMerges(pool: Pick<Pool, 'query'>): Promise<MergeView[]> {
  const { rows } = await pool.query<MergeView>(
    `select m.place_id as id, d.name, k.name as into, m.merged_by as by, ${momentSql('m.merged_at')} as at
     from place_merges m join restaurants d on d.id = m.place_id join restaurants k on k.id = m.into_id
     where m.undo is not null order by m.merged_at desc limit ${SHOWN}`,
  );
  return rows;
}

/**
 * Makes the place that was merged into another one of its own again, with all that moved and still is as the merge left
 * it. Returns a sentence about the result.
 * @throws ImportFault if it is not merged, or the other has been merged since
 */
export async function undoMerge(pool: Pool, placeId: number): Promise<string> {
  return inTransaction(pool, async (client) => {
    // In the order of a merge.
    await client.query(
      `select 1 from restaurants where id in (select unnest(array[place_id, into_id]) from place_merges where place_id = $1)
       order by id for update`,
      [placeId],
    );
    const { rows } = await client.query<{ undo: MergeUndo | null }>(
      'delete from place_merges where place_id = $1 returning undo',
      [placeId],
    );
    const [merge] = rows;
    if (!merge) throw new ImportFault('this merge has been undone already; load the list again.');
    if (!merge.undo) throw new ImportFault('this merge is too long ago to be undone.');
    const { keepId, places, lists, changes } = merge.undo;
    const names = await nameAll(client, [keepId, placeId]);
    const later = await client.query('select 1 from place_merges where place_id = $1', [keepId]);
    if (later.rowCount)
      throw new ImportFault(
        `${names.get(keepId)} has been merged with another place since; undo that first.`,
      );
    for (const change of changes.toReversed()) await takeBack(client, change);
    await moveBackInLists(client, keepId, placeId, lists);
    const kept = await restorePlaces(
      client,
      { versions: await openVersionWriter(client), takePhotos: async () => undefined },
      places,
    );
    const stays = [...kept].map(([id, because]) => ` ${names.get(id)} says what it says now: ${because}.`);
    return `${names.get(placeId)} is a place of its own again.${stays.join('')}`;
  });
}

async function nameAll(client: ClientBase, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; name: string }>(
    'select id, name from restaurants where id = any($1)',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
