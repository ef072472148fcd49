import type { ClientBase } from 'pg';

const DOUBT = ['same name', 'the file has this name in several rows'];

/**
 * Holds back updates that were found by a name alone and whose file turned out to have that name in several rows:
 * which of them is the place is for a person to say. Answers how many there were.
 */
export async function doubtNames(
  client: ClientBase,
  batchId: number,
  contested: ReadonlySet<string>,
): Promise<number> {
  const { rowCount } = await client.query(
    `update import_rows r set action = 'duplicate', place_id = null, matched_by = null, given = null, was = null, kept = null,
       stamp = null, candidates = jsonb_set(r.candidates, '{0,reasons}', $3)
     from known_places p
     where r.batch_id = $1 and r.matched_by = 'name' and r.action = 'update' and p.ref = r.place_id
       and (p."nameKey" = any($2)
         or p."nameKey" in (select "nameKey" from row_keys group by "nameKey" having count(*) > 1))`,
    [batchId, [...contested], JSON.stringify(DOUBT)],
  );
  return rowCount ?? 0;
}
