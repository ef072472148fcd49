import { dateAfter } from '#domain/calendar/calendar-date';
import { cityDay } from '#domain/calendar/city-time';
import type { Campaign } from '../payload-types.ts';
import { signReport } from './report-token.ts';

/** A new link to a campaign's report, and the last day on which it opens. `days` counts today. */
export function makeReportLink(
  secret: string,
  { id, reportRound }: Pick<Campaign, 'id' | 'reportRound'>,
  days: number,
  now: Date,
): { path: string; lastDay: string } {
  const lastDay = dateAfter(cityDay(now), days - 1);
  const token = signReport(secret, { campaign: id, lastDay, round: reportRound ?? 0 });
  return { path: `/reports/${token}`, lastDay };
}
