import type { AdDay, listAdDays as operation } from '#contract/ad-numbers';
import { baltimoreDay } from '#domain/calendar/baltimore-day';
import { dateAfter } from '#domain/calendar/calendar-date';
import { daysBetween } from '#domain/calendar/day-range';
import type { Payload } from 'payload';
import { presentAdDay } from '../../presenters/ad-stats.ts';
import { sumAdReportsByDay, type DayRange } from '../../queries/ad-numbers.ts';
import type { Handler } from '../../calls/handler.ts';

/** More points than a chart can show; a longer range ends where it was asked to end. */
const MAX_DAYS = 366;

export const listAdDays: Handler<typeof operation> = async ({ query, req }) => {
  return { status: 200, body: { days: await findAdDays(req.payload, query) } };
};

/** Day by day without gaps; where no first day is given, from the first one that has something to show. */
export async function findAdDays(
  payload: Payload,
  { from, to = baltimoreDay(new Date()), ad }: DayRange & { ad?: number | undefined },
): Promise<AdDay[]> {
  const earliest = dateAfter(to, 1 - MAX_DAYS);
  const first = from !== undefined && from > earliest ? from : earliest;
  const rows = await sumAdReportsByDay(payload, { from: first, to, ad });
  const counts = new Map<string, Map<string, number>>();
  for (const { day, event, count } of rows) {
    const known = counts.get(day) ?? new Map<string, number>();
    counts.set(day, known.set(event, count));
  }
  const shown = from === undefined ? (rows[0]?.day ?? to) : first;
  return daysBetween(shown, to).map((day) => presentAdDay(day, counts.get(day)));
}
