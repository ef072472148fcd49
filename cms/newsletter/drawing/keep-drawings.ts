import { cityDay } from '#domain/calendar/city-time';
import { monthText } from '#domain/calendar/date-texts';
import { GIFT_CARD_AMOUNT } from '#domain/guides/editorial-words';
import { moneyText } from '#domain/words/quantities';
import type { Payload } from 'payload';
import { accountMail } from '../../account-mail/account-mails.ts';
import { deliverMail } from '../../account-mail/send-mail.ts';
import { tryWithLock } from '../../database/advisory-locks.ts';
import { findGlobal } from '../../queries/settings.ts';
import { ownSiteUrl, service } from '../../start/services.ts';
import { newSeed, sha256 } from './draw-winner.ts';

/** Opens the month's drawing, by which the hash of its seed is published, and writes to winners who have no mail yet. */
export async function keepDrawings(payload: Payload, now: Date): Promise<void> {
  await openDrawing(payload, now);
  await tellWinners(payload);
}

export async function openDrawing({ db }: Payload, now: Date): Promise<void> {
  const month = cityDay(now).slice(0, 7);
  // Even an insert of nothing would clear the caches.
  const { rowCount } = await db.pool.query('select from drawings where month = $1', [month]);
  if (rowCount !== 0) return;
  const seed = newSeed();
  await db.pool.query(
    'insert into drawings (month, seed, seed_hash) values ($1, $2, $3) on conflict (month) do nothing',
    [month, seed, sha256(seed)],
  );
}

type Winner = Readonly<Record<'month' | 'entry' | 'email', string>>;

/**
 * Writes to winners. Noted after the mail was accepted: a process that dies in between sends it again rather than never.
 * Without mail they wait.
 */
export async function tellWinners(payload: Payload): Promise<void> {
  if (service('runtime').smtpUrl === undefined) return;
  const { pool } = payload.db;
  await tryWithLock(pool, 'winnerMails', async () => {
    const { rows } = await pool.query<Winner>(
      `select month, winning_entry as entry, email from drawings d join subscribers s on s.id = d.winner_id
       where drawn_at is not null and told_at is null`,
    );
    for (const winner of rows) {
      await deliverMail(payload, winner.email, await winnerMail(payload, winner));
      await pool.query('update drawings set told_at = now() where month = $1', [winner.month]);
    }
  });
}

async function winnerMail(payload: Payload, { month, entry }: Winner) {
  const [{ siteName }, { mail }] = await Promise.all([
    findGlobal(payload, 'site-settings'),
    findGlobal(payload, 'newsletter-texts'),
  ]);
  const names = { siteName, month: monthText(month), amount: moneyText(GIFT_CARD_AMOUNT), entry };
  const letter = accountMail('winner', `${ownSiteUrl()}/win-dinner#winners`, names);
  const replyTo = mail?.replyTo?.trim();
  return { ...letter, ...(replyTo && { replyTo }) };
}
