import type { PayloadRequest, Payload } from 'payload';

/** Copies an ad or a featured business as a draft (see `flight-fields.ts`); its numbers stay with the original. */
export async function duplicateFlight(
  { payload, user }: PayloadRequest,
  subject: 'ad' | 'featured',
  id: number,
): Promise<number> {
  const collection = subject === 'ad' ? 'ads' : 'featured-businesses';
  const copy = await payload.duplicate({ collection, id, depth: 0, overrideAccess: false, user });
  return copy.id;
}

/** Closes all links to a campaign's report that were given out so far; `false` without such a campaign. */
export async function withdrawReportLinks({ db: { pool } }: Payload, campaign: number): Promise<boolean> {
  // Counted by the database, so that two at once close each other's links, too.
  const { rowCount } = await pool.query(
    'update campaigns set report_round = coalesce(report_round, 0) + 1 where id = $1',
    [campaign],
  );
  return rowCount === 1;
}
