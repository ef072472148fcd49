import * as texts from '#texts';
import { cityDay } from '#domain/calendar/city-time';
import { NO_DELIVERY } from '#cms/newsletter/newsletter-delivery';
import { provideServices } from '#cms/start/services';
import { storeSubscription } from '#cms/commands/subscribe';
import { isUnsubscribeToken } from '#cms/newsletter/unsubscribe-token';
import { useTestCms } from '#cms/test/use-test-cms';
import { parse } from 'csv-parse/sync';
import { findNewsletterDesk } from '#cms/queries/newsletter-desk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const cms = useTestCms();
const admin = cms.as('admin');
const editor = cms.as('editor');
beforeEach(() => pool().query('delete from subscribers'));
afterEach(() => provideServices({ newsletter: NO_DELIVERY }));

const pool = () => cms.payload.db.pool;

async function signUp(email: string, source = 'popup'): Promise<number> {
  return (await storeSubscription(pool(), { email, source })).id;
}

describe('the newsletter desk', () => {
  it('counts by source and by the city’s day, and reports pending and failed deliveries', async () => {
    const gone = await signUp('gone@example.com', 'quiz');
    await signUp('one@example.com', 'quiz');
    await signUp('two@example.com');
    const failed = await signUp('failed@example.com');
    await pool().query(`update subscribers set status = 'unsubscribed' where id = $1`, [gone]);
    await pool().query(
      `update subscribers set delivery = 'failed', last_error = 'Refused.', attempts = 3 where id = $1`,
      [failed],
    );
    await pool().query(
      `update subscribers set consented_at = now() - interval '40 days' where email = 'two@example.com'`,
    );
    const numbers = await findNewsletterDesk(cms.payload);
    expect(numbers).toMatchObject({
      hasProvider: false,
      subscribed: 3,
      unsubscribed: 1,
      waiting: 3,
      failed: 1,
      bySource: [
        { source: 'popup', subscribed: 2, unsubscribed: 0 },
        { source: 'quiz', subscribed: 1, unsubscribed: 1 },
      ],
    });
    const { byDay } = numbers;
    expect(byDay).toHaveLength(30);
    expect(byDay[0]).toEqual({ day: cityDay(new Date()), joined: 3, left: 1 });
    expect(byDay.slice(1).every(({ joined }) => joined === 0)).toBe(true);
  });

  it('works before the first sign-up', async () => {
    expect(await findNewsletterDesk(cms.payload)).toMatchObject({
      subscribed: 0,
      waiting: 0,
      lastError: null,
      bySource: [],
    });
  });

  it('exports the list without runnable formulas, with unsubscribe links', async () => {
    const id = await signUp('=cmd@example.com', '@SUM(A1)');
    await signUp("o'brien@example.com", 'Café, "brunch"');
    const answer = await editor('GET', '/contract/api/desk/newsletter/subscribers.csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="newsletter-[\d-]+\.csv"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const rows: Record<string, string>[] = parse(String(answer.body), { columns: true, bom: true });
    expect(rows).toMatchObject([
      {
        email: "'=cmd@example.com",
        source: "'@SUM(A1)",
        status: 'subscribed',
        consent: texts.newsletter.consent(),
      },
      { email: "o'brien@example.com", source: 'Café, "brunch"', delivery: 'pending' },
    ]);
    const token = new URL(rows[0]?.unsubscribe_url ?? '').searchParams.get('token') ?? '';
    expect(isUnsubscribeToken(cms.payload.secret, token, { id, email: '=cmd@example.com' })).toBe(true);
  });
});

describe('a subscriber in the panel', () => {
  it('can be read by editors, unsubscribed by admins, and resubscribed by no one', async () => {
    const id = await signUp('reader@example.com');
    const path = `/subscribers/${id}`;
    expect((await editor('GET', path)).body).toMatchObject({ email: 'reader@example.com' });
    expect((await cms.as('data')('GET', path)).status).toBe(403);
    expect((await cms.as()('GET', path)).status).toBe(403);
    expect((await editor('PATCH', path, { status: 'unsubscribed' })).status).toBe(403);
    expect((await admin('POST', '/subscribers', { email: 'x@example.com' })).status).toBe(403);
    const forged = { status: 'unsubscribed', email: 'other@example.com', delivery: 'delivered' };
    expect((await admin('PATCH', path, forged)).status).toBe(200);
    const { rows } = await pool().query('select email, status, delivery from subscribers where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ email: 'reader@example.com', status: 'unsubscribed', delivery: 'pending' }]);
    const back = await admin('PATCH', path, { status: 'subscribed' });
    expect(back.status).toBe(400);
    expect(JSON.stringify(back.body)).toContain('Only the person can sign up again');
  });

  it('whose delivery has failed is tried again by an admin, alone or with all others', async () => {
    const id = await signUp('a@example.com');
    await signUp('b@example.com');
    const known = await signUp('c@example.com');
    await pool().query(`update subscribers set delivery = 'failed', attempts = 11`);
    await pool().query(`update subscribers set delivery = 'delivered', attempts = 1 where id = $1`, [known]);
    let woken = 0;
    provideServices({ newsletter: { ...NO_DELIVERY, hasProvider: true, wake: () => (woken += 1) } });
    const again = { delivery: 'pending' };
    const due = async () => {
      const { rows } = await pool().query(
        `select email, attempts::int from subscribers where delivery = 'pending' and next_attempt_at <= now() order by 1`,
      );
      return rows;
    };
    expect((await editor('PATCH', `/subscribers/${id}`, again)).status).toBe(403);
    expect((await admin('PATCH', `/subscribers/${id}`, again)).status).toBe(200);
    expect(await due()).toEqual([{ email: 'a@example.com', attempts: 1 }]);
    expect((await admin('PATCH', '/subscribers?where[id][exists]=true', again)).status).toBe(200);
    // Delivered stays delivered.
    expect(await due()).toEqual([
      { email: 'a@example.com', attempts: 1 },
      { email: 'b@example.com', attempts: 1 },
    ]);
    expect(woken).toBeGreaterThan(1);
  });

  it('can be deleted only once unsubscribed at the mailing service', async () => {
    const id = await signUp('delete-me@example.com');
    await pool().query(`update subscribers set delivery = 'delivered', attempts = 1 where id = $1`, [id]);
    provideServices({ newsletter: { ...NO_DELIVERY, hasProvider: true } });
    expect(await admin('DELETE', `/subscribers/${id}`)).toMatchObject({ status: 409 });
    await admin('PATCH', `/subscribers/${id}`, { status: 'unsubscribed' });
    await pool().query(`update subscribers set delivery = 'delivered', attempts = 1 where id = $1`, [id]);
    expect((await editor('DELETE', `/subscribers/${id}`)).status).toBe(403);
    expect((await admin('DELETE', `/subscribers/${id}`)).status).toBe(200);
  });
});
