import type { PlanRemark } from '#contract/imports';
import type { Pool } from 'pg';

const MOST = 12;
/** What a remark quotes differs from row to row. */
const QUOTED = `'“[^”]*”|-?\\d[\\d.,]*'`;

/**
 * Remarks that several rows of a plan share, and all values that it keeps, with their rows: faults first, then the most
 * frequent.
 */
export async function listRemarks(pool: Pick<Pool, 'query'>, batchId: number): Promise<PlanRemark[]> {
  const { rows } = await pool.query<PlanRemark>(
    `with said as (
       select row_no, at, 'fault' as kind, s ->> 'field' as field, s ->> 'message' as message
         from import_rows, jsonb_array_elements(faults) s where batch_id = $1
       union all select row_no, at, 'notice', s ->> 'field', s ->> 'message'
         from import_rows, jsonb_array_elements(notices) s where batch_id = $1 and matched_by is distinct from 'file'
       union all select row_no, at, 'kept', s.key, s.value ->> 'because'
         from import_rows, jsonb_each(kept) s where batch_id = $1)
     select kind, field, (array_agg(message order by row_no))[1] as message, (array_agg(at order by row_no))[1] as at,
       array_agg(distinct row_no) as rows
     from said group by kind, field, regexp_replace(message, ${QUOTED}, '', 'g')
     having count(*) > 1 or kind = 'kept'
     order by kind = 'fault' desc, count(*) desc limit ${MOST}`,
    [batchId],
  );
  return rows;
}
