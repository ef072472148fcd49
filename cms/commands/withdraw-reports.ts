import type { Payload } from 'payload';

/** Closes all links to a campaign's report that were given out so far; `false` without such a campaign. */
export async function withdrawReportLinks({ db: { pool } }: Payload, campaign: number): Promise<boolean> {
  // Counted by the database, so that two at once close each other's links, too.
  const { rowCount } = await pool.query(
    'update campaigns set report_round = coalesce(report_round, 0) + 1 where id = $1',
    [campaign],
  );
  return rowCount === 1;
}
