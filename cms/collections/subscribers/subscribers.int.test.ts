import * as texts from '#texts';
import { NO_DELIVERY } from '#cms/newsletter/newsletter-delivery';
import { provideServices } from '#cms/start/services';
import { storeSubscription } from '#cms/commands/subscribe';
import { isUnsubscribeToken } from '#cms/newsletter/mailed-token';
import { useTestCms } from '#cms/test/use-test-cms';
import { parse } from 'csv-parse/sync';
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

describe('a subscriber in the panel', () => {
  it('is exported with the list, with an unsubscribe link and without runnable formulas', async () => {
    const id = await signUp('=cmd@example.com', '@SUM(A1)');
    const answer = await editor('GET', '/subscribers/csv?columns=email,source,consentText,unsubscribeUrl');
    const [row]: string[][] = parse(String(answer.body), { from: 2, bom: true });
    expect(row).toMatchObject([
      "'=cmd@example.com",
      "'@SUM(A1)",
      texts.newsletter.consent(),
      expect.anything(),
    ]);
    const token = new URL(row?.[3] ?? '').searchParams.get('token') ?? '';
    expect(isUnsubscribeToken(cms.payload.secret, token, { id, email: '=cmd@example.com' })).toBe(true);
  });

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
