import type { Candidate } from '#contract/imports';
import { groupSimilar, type SimilarRows } from '#domain/imports/group-similar';
import type { Pool } from 'pg';
import type { RestaurantFields } from '../rows/restaurant-fields.ts';
import { canCreate } from './decide-duplicates.ts';

/** More rows than a person decides in one sitting. */
const MOST_ROWS = 10_000;
const MOST_GROUPS = 20;

/** A plan's held and undecided rows that can be decided as groups. */
export async function listSimilarRows(pool: Pick<Pool, 'query'>, batchId: number): Promise<SimilarRows[]> {
  const { rows } = await pool.query<{ rowNo: number; whole: RestaurantFields; best: Candidate }>(
    `select row_no as "rowNo", held -> 'whole' as whole, candidates -> 0 as best from import_rows
     where batch_id = $1 and action = 'duplicate' and decided is null and held is not null and candidates -> 0 is not null
     order by row_no limit $2`,
    [batchId, MOST_ROWS],
  );
  const held = rows.map(({ rowNo, whole, best }) => ({ rowNo, canCreate: canCreate(whole), best }));
  return groupSimilar(held).slice(0, MOST_GROUPS);
}
