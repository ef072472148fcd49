import type { ClientBase } from 'pg';

const DOUBT = ['same name', 'the file has this name in several rows'];

/**
 * Holds back updates matched by name alone if several rows of the file turned out to have that name: a person decides
 * which one is the place. Returns their number.
 */
export async function holdAmbiguousNames(
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
