import type { AdStats, listAdStats as operation } from '#contract/ads';
import type { Payload } from 'payload';
import { presentAdStats } from '../../presenters/ad-stats.ts';
import { listAllAds, sumReports, type DayRange } from '../../queries/ad-numbers.ts';
import type { Handler } from '../../calls/handler.ts';

export const listAdStats: Handler<typeof operation> = async ({ query, req }) => {
  return { status: 200, body: await findAdStats(req.payload, query) };
};

export async function findAdStats(payload: Payload, range: DayRange): Promise<AdStats[]> {
  const [docs, reports] = await Promise.all([listAllAds(payload), sumReports(payload, 'ad', range)]);
  const byAd = Map.groupBy(reports, ({ subjectId }) => subjectId);
  return docs.map((doc) => presentAdStats(doc, byAd.get(doc.id) ?? []));
}
