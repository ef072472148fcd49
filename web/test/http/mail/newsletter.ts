import { cityDay } from '#domain/calendar/city-time';
import { shiftMonth } from '#domain/calendar/month-weeks';
import * as texts from '#texts';
import { importSubscribers } from '#cms/commands/import-subscribers';
import { drawWinner, sha256 } from '#cms/newsletter/drawing/draw-winner';
import { openDrawing, tellWinners } from '#cms/newsletter/drawing/keep-drawings';
import { signUnsubscribe } from '#cms/newsletter/mailed-token';
import { buildPicture } from '#cms/test/pictures';
import { afterEach, describe, expect, it } from 'vitest';
import { watchContract } from '../site/contract-calls.ts';
import { mails, site } from '../site/mail-site.ts';
import { signInStaff } from '../site/staff.ts';

const { call, missing } = watchContract(['confirmSubscription', 'getSubscriberRecord', 'getDrawingEntries']);

let number = 0;
const newAddress = () => `crab-lover-${(number += 1)}@example.com`;
const pool = () => site.cms.payload.db.pool;
const signUp = async (email: string) =>
  (await call(site.visitor(), 'subscribe', 200, { body: { email, source: 'popup' } })).json();
const confirm = (token: string, status = 200) =>
  call(site.visitor(), 'confirmSubscription', status, { body: { token } });

async function rowOf(email: string) {
  const { rows } = await pool().query('select * from subscribers where email = $1', [email]);
  return rows[0];
}

/** The token of the link in the next mail, which must go to that address. */
async function tokenTo(address: string): Promise<string> {
  const mail = await mails.next();
  expect(mail.to).toBe(address);
  return /token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
}

const leaveTokenOf = async (email: string) =>
  signUnsubscribe(site.cms.payload.secret, { id: (await rowOf(email)).id, email });
const leave = async (email: string, more: object = {}) =>
  call(site.visitor(), 'unsubscribe', 200, { body: { token: await leaveTokenOf(email), ...more } });

async function subscribed(email = newAddress()): Promise<string> {
  await signUp(email);
  await confirm(await tokenTo(email));
  return email;
}

const post = (path: string, fields: Record<string, string>) =>
  site.send({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '10.9.9.9' },
    body: new URLSearchParams(fields).toString(),
  });

describe('a sign-up', () => {
  it('counts once the link in the mail is opened and its button pressed', async () => {
    const email = newAddress();
    expect(await signUp(email)).toEqual({ message: texts.newsletter.confirm() });
    expect(await rowOf(email)).toMatchObject({ status: 'unconfirmed', confirmed_at: null });
    const token = await tokenTo(email);
    const page = await site.send(`/newsletter/confirm?token=${token}`);
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
    expect(page.text).toContain(texts.confirmSubscription.button());
    expect(await rowOf(email)).toMatchObject({ status: 'unconfirmed' });
    const { status, headers } = await post('/newsletter/confirm', { token });
    expect([status, headers.location]).toEqual([303, '/newsletter/confirm?said=done']);
    expect(await rowOf(email)).toMatchObject({
      status: 'subscribed',
      confirmed_at: expect.any(Date),
      consent_text: texts.newsletter.consent(),
    });
    await confirm(token);
    await confirm(`${token}x`, 400);
    expect((await post('/newsletter/confirm', { token: 'x' })).headers.location).toContain('said=invalid');
  });

  it('that is repeated sends no second mail within the hour, and a known address gets none', async () => {
    const email = newAddress();
    await signUp(email);
    await signUp(email);
    await confirm(await tokenTo(email));
    expect(await signUp(email)).toEqual({ message: texts.newsletter.confirm() });
    expect(mails.waiting).toEqual([]);
    const other = newAddress();
    await signUp(other);
    const first = await tokenTo(other);
    await pool().query(
      `update subscribers set delivered_at = now() - interval '61 minutes' where email = $1`,
      [other],
    );
    await signUp(other);
    expect(await tokenTo(other)).toBe(first);
  });

  it('says on the page without scripts that a mail is on its way', async () => {
    const email = newAddress();
    const { headers } = await post('/win-dinner', { email });
    expect(headers.location).toBe('/win-dinner?said=asked#enter');
    await tokenTo(email);
    expect((await site.send('/win-dinner?said=asked')).text).toContain(texts.newsletter.confirm());
  });

  it('of an address that left is confirmed even where nobody else is asked to', async () => {
    const email = await subscribed();
    await leave(email);
    const { payload } = site.cms;
    await payload.updateGlobal({ slug: 'site-settings', data: { confirmsSubscribers: false } });
    try {
      expect(await signUp(email)).toEqual({ message: texts.newsletter.subscribedUnlessLeft() });
      expect(await rowOf(email)).toMatchObject({ status: 'unconfirmed' });
      const token = await tokenTo(email);
      const fresh = newAddress();
      await signUp(fresh);
      expect(await rowOf(fresh)).toMatchObject({ status: 'subscribed' });
      expect(mails.waiting).toEqual([]);
      await confirm(token);
      expect(await rowOf(email)).toMatchObject({ status: 'subscribed' });
    } finally {
      await payload.updateGlobal({ slug: 'site-settings', data: { confirmsSubscribers: true } });
    }
  });

  it('is not confirmed by a link from before its owner left', async () => {
    const email = newAddress();
    await signUp(email);
    const token = await tokenTo(email);
    await confirm(token);
    await leave(email);
    await confirm(token, 400);
    await signUp(email);
    const again = await tokenTo(email);
    await confirm(token, 400);
    await confirm(again);
  });

  it('is deleted when nobody confirms it, and keeps nobody from signing up', async () => {
    const email = newAddress();
    await signUp(email);
    await tokenTo(email);
    await pool().query('delete from subscribers where email = $1', [email]);
    const { rowCount } = await pool().query(
      'select from suppressed_addresses where hash = address_hash($1)',
      [email],
    );
    expect(rowCount).toBe(0);
  });
});

describe('what we have on a subscriber', () => {
  const record = (token: string, status = 200) =>
    call(site.visitor(), 'getSubscriberRecord', status, { query: `?token=${token}` });

  it('is told and deleted at the owner’s word, but for a hash by which we never write again', async () => {
    const email = await subscribed();
    const token = await leaveTokenOf(email);
    expect((await record(token)).json()).toMatchObject({
      email,
      status: 'subscribed',
      where: 'popup',
      sentence: texts.newsletter.consent(),
      agreedAt: expect.any(String),
      confirmedAt: expect.any(String),
      entries: {},
    });
    await record(`${token}x`, 400);
    const { headers } = await post('/unsubscribe', { token, forget: 'yes' });
    expect(headers.location).toBe('/unsubscribe?said=forgotten');
    expect(await rowOf(email)).toBeUndefined();
    await record(token, 400);
    const csv = `email,agreed on,where,sentence\n${email},2026-01-02,At the fair,Yes please`;
    expect(await importSubscribers(pool(), csv, true)).toEqual({ added: 0, known: 0, left: 1, refused: [] });
    expect(await rowOf(email)).toBeUndefined();
    expect(mails.waiting).toEqual([]);
  });
});

describe('the monthly dinner', () => {
  const month = shiftMonth(cityDay(new Date()).slice(0, 7), -1);
  const inMonth = new Date(`${month}-05T12:00:00Z`);
  const draw = async (of = month) => {
    const { rows } = await pool().query('select id from drawings where month = $1', [of]);
    const editor = await signInStaff(site, ['editor']);
    return editor.call('PATCH', `/cms/api/drawings/${rows[0]?.id}`, { draws: true });
  };
  const entriesOf = async (status = 200) =>
    (await call(site.visitor(), 'getDrawingEntries', status, { params: { month } })).text.trim().split('\n');
  const page = async () => (await site.visitor().get('/api/pages/win-dinner')).json();
  afterEach(() => pool().query('delete from drawings where month = $1', [month]));

  it('is drawn once, can be repeated from what is published, and tells the winner', async () => {
    await pool().query('delete from subscribers');
    const emails = [await subscribed(), await subscribed(), await subscribed()];
    await pool().query('update subscribers set consented_at = $1', [inMonth]);
    const late = await subscribed();
    await openDrawing(site.cms.payload, inMonth);
    await entriesOf(404);
    await call(site.visitor(), 'getDrawingEntries', 400, { params: { month: '2026-13' } });
    const [one, other] = await Promise.all([draw(), draw()]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    await Promise.all([tellWinners(site.cms.payload), tellWinners(site.cms.payload)]);
    const mail = await mails.next();
    expect(emails).toContain(mail.to);
    expect(mails.waiting).toEqual([]);
    const { rows } = await pool().query('select * from drawings where month = $1', [month]);
    const entries = await entriesOf();
    expect(entries).toHaveLength(3);
    await site.hears();
    expect(await page()).toMatchObject({
      drawings: [{ month, entries: 3, winner: null, seed: rows[0].seed, seedHash: sha256(rows[0].seed) }],
    });
    expect(drawWinner(rows[0].seed, entries)).toBe(rows[0].winning_entry);
    const won = await call(site.visitor(), 'getSubscriberRecord', 200, {
      query: `?token=${await leaveTokenOf(mail.to)}`,
    });
    expect(won.json()).toMatchObject({ entries: { [month]: rows[0].winning_entry } });
    expect(late).not.toBe(mail.to);

    expect(mail.text).toContain('Then answer this mail');
    expect(mail.text).toContain('/win-dinner#winners');
    await site.cms.payload.update({
      collection: 'drawings',
      id: rows[0].id,
      data: { winnerName: 'Dana from Canton' },
    });
    await site.hears();
    expect(await page()).toMatchObject({ drawings: [{ winner: 'Dana from Canton' }] });
    expect((await site.send('/win-dinner')).text).toContain('Dana from Canton');
  });

  it('publishes the hash of its seed from the first day, and the seed to nobody before it is drawn', async () => {
    const now = new Date();
    await openDrawing(site.cms.payload, now);
    await openDrawing(site.cms.payload, now);
    const { rows } = await pool().query('select seed from drawings where month = $1', [
      cityDay(now).slice(0, 7),
    ]);
    expect(rows).toHaveLength(1);
    await site.hears();
    expect(await page()).toMatchObject({ openSeedHash: sha256(rows[0].seed) });
    const staff = await signInStaff(site, ['admin']);
    const { text } = await staff.get('/cms/api/drawings');
    expect(text).toContain(sha256(rows[0].seed));
    expect(text).not.toContain(rows[0].seed);
    const early = await draw(cityDay(now).slice(0, 7));
    expect([early.status, early.text]).toEqual([409, expect.stringContaining('isn’t over')]);
  });
});

describe('the pictures of a mail', () => {
  it('are JPEG, for programs that draw no WebP, and only those that everybody may see', async () => {
    const data = await buildPicture('png', 900, 700);
    const file = { name: 'crab.png', data, mimetype: 'image/png', size: data.length };
    const { filename } = await site.cms.payload.create({
      collection: 'media',
      data: { alt: 'A crab' },
      file,
    });
    const picture = await site.send(`/newsletter/pictures/media/${filename}`);
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    });
    for (const path of ['media/none.webp', 'admins/1', 'media/..%2F..%2Fetc%2Fpasswd'])
      expect((await site.send(`/newsletter/pictures/${path}`)).status, path).toBe(404);
  });
});

describe('the calls of the newsletter by mail', () => {
  it('have returned every declared answer but that of the limit', () => {
    expect(missing().filter((answer) => !answer.endsWith('429'))).toEqual([]);
  });
});
