import { region } from '#city';
import { cityDay } from '#domain/calendar/city-time';
import { monthText } from '#domain/calendar/date-texts';
import { shiftMonth } from '#domain/calendar/month-weeks';
import { sql } from '@payloadcms/db-postgres';
import { APIError, type PayloadRequest } from 'payload';
import { runInRequest } from '../database/run-in-request.ts';
import { drawWinner, entryCode } from '../newsletter/drawing/draw-winner.ts';
import type { Drawing } from '../payload-types.ts';

/**
 * Draws the winner of a month among everyone who signed up in it or before and is still subscribed, within the request
 * that saves the drawing, and returns what repeats it. Two at once draw once.
 * @throws APIError 409 if the month is not over, has been drawn or has no entries
 */
export async function drawMonth(
  req: PayloadRequest,
  { id, month }: Pick<Drawing, 'id' | 'month'>,
): Promise<Partial<Drawing>> {
  const refuse = (text: string) => new APIError(text, 409, undefined, true);
  const next = `${shiftMonth(month, 1)}-01`;
  if (cityDay(new Date()) < next) throw refuse(`${monthText(month)} isn’t over yet.`);
  const [open] = await runInRequest<{ seed: string }>(
    req,
    sql`select seed from drawings where id = ${id} and drawn_at is null for update`,
  );
  if (!open) throw refuse(`The winner of ${monthText(month)} has been drawn.`);
  const entered = await runInRequest<{ id: number; email: string }>(
    req,
    sql`select id, email from subscribers
        where status = 'subscribed' and consented_at < ${next}::date::timestamp at time zone ${region.timeZone}`,
  );
  const owners = new Map(entered.map((one) => [entryCode(req.payload.secret, month, one.email), one.id]));
  const entries = [...owners.keys()].sort();
  const winningEntry = drawWinner(open.seed, entries);
  if (winningEntry === undefined) throw refuse(`Nobody is in the drawing of ${monthText(month)}.`);
  await runInRequest(
    req,
    sql`insert into drawing_entries (drawing_id, entry) select ${id}, unnest(${sql.param(entries)}::text[])`,
  );
  return {
    winningEntry,
    winner: owners.get(winningEntry) ?? null,
    entryCount: entries.length,
    drawnBy: req.user?.username ?? null,
    drawnAt: new Date().toISOString(),
  };
}
