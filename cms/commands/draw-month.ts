import { region } from '#city';
import { cityDay } from '#domain/calendar/city-time';
import { monthText } from '#domain/calendar/date-texts';
import { shiftMonth } from '#domain/calendar/month-weeks';
import type { Payload } from 'payload';
import { conflict, notFound } from '../calls/call-error.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { drawWinner, entryCode } from '../newsletter/drawing/draw-winner.ts';

interface Draw {
  /** `2026-11` */
  readonly month: string;
  readonly by: string;
  readonly now: Date;
}

/**
 * Draws the winner of a month among everyone who signed up in it or before and is still subscribed, and returns the
 * number of entries. Everything that repeats the drawing is stored with it. Two at once draw once.
 */
export async function drawMonth({ db, secret }: Payload, { month, by, now }: Draw): Promise<number> {
  const next = `${shiftMonth(month, 1)}-01`;
  return inTransaction(db.pool, async (client) => {
    const { rows } = await client.query<{ id: number; seed: string; drawn: boolean }>(
      'select id, seed, drawn_at is not null as drawn from drawings where month = $1 for update',
      [month],
    );
    const [drawing] = rows;
    if (!drawing) throw notFound('Drawing');
    if (drawing.drawn) throw conflict(`The winner of ${monthText(month)} has been drawn.`);
    if (cityDay(now) < next) throw conflict(`${monthText(month)} isn’t over yet.`);
    const { rows: entered } = await client.query<{ id: number; email: string }>(
      `select id, email from subscribers
       where status = 'subscribed' and consented_at < $1::date::timestamp at time zone $2`,
      [next, region.timeZone],
    );
    const owners = new Map(entered.map(({ id, email }) => [entryCode(secret, month, email), id]));
    const entries = [...owners.keys()].sort();
    const winning = drawWinner(drawing.seed, entries);
    if (winning === undefined) throw conflict(`Nobody is in the drawing of ${monthText(month)}.`);
    await client.query('insert into drawing_entries (drawing_id, entry) select $1, unnest($2::text[])', [
      drawing.id,
      entries,
    ]);
    await client.query(
      `update drawings set winning_entry = $2, winner_id = $3, entry_count = $4, drawn_by = $5,
         drawn_at = now(), updated_at = now() where id = $1`,
      [drawing.id, winning, owners.get(winning), entries.length, by],
    );
    return entries.length;
  });
}
