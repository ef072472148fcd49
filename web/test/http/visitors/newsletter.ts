import { createHash } from 'node:crypto';
import { ALREADY_SUBSCRIBED } from '#domain/people/newsletter-words';
import * as texts from '#texts';
import { signUnsubscribe } from '#cms/newsletter/mailed-token';
import { describe, expect, it } from 'vitest';
import { watchContract } from '../site/contract-calls.ts';
import { site } from '../site/empty-site.ts';
import type { Visitor } from '../site/visitor.ts';

const SIGN_UPS = 20;
const FORM_MIN_MS = 2_000;

let number = 0;

const { call, missing } = watchContract(['subscribe', 'unsubscribe', 'getNewsletterPopup']);
const newAddress = () => `reader-${(number += 1)}@example.com`;

async function signUp(email: string, more: object = {}, visitor: Visitor = site.visitor()) {
  return (await call(visitor, 'subscribe', 200, { body: { email, source: 'popup', ...more } })).json();
}

async function rowsOf(email: string) {
  const { rows } = await site.cms.payload.db.pool.query('select * from subscribers where email = $1', [
    email.toLowerCase(),
  ]);
  return rows;
}

async function tokenOf(email: string): Promise<string> {
  const [{ id }] = await rowsOf(email);
  return signUnsubscribe(site.cms.payload.secret, { id, email });
}

async function isSuppressed(email: string): Promise<boolean> {
  const hash = createHash('sha256').update(email).digest('hex');
  const { rowCount } = await site.cms.payload.db.pool.query(
    'select 1 from suppressed_addresses where hash = $1',
    [hash],
  );
  return rowCount === 1;
}

async function leave(email: string) {
  return call(site.visitor(), 'unsubscribe', 200, { body: { token: await tokenOf(email) } });
}

describe('POST /api/subscribe', () => {
  it('stores the address with its source, the consent text, and the time', async () => {
    const email = newAddress();
    expect(await signUp(email, { source: 'brunch' })).toEqual({ message: texts.newsletter.subscribed() });
    const [stored, ...others] = await rowsOf(email);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      source: 'brunch',
      status: 'subscribed',
      consent_text: texts.newsletter.consent(),
      delivery: 'pending',
    });
    expect(Math.abs(Date.now() - stored.consented_at.getTime())).toBeLessThan(60_000);
  });

  it("recognizes an address in any spelling, and returns 'Already subscribed'", async () => {
    const email = newAddress();
    const device = site.visitor();
    await signUp(email, {}, device);
    for (const spelling of [email, email.toUpperCase(), ` ${email} `]) {
      expect(await signUp(spelling, {}, device)).toEqual({ message: ALREADY_SUBSCRIBED });
    }
    expect(ALREADY_SUBSCRIBED).toBe('Already subscribed');
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('tells a stranger nothing about an address: a known and a new one get the same answers', async () => {
    const known = newAddress();
    await signUp(known);
    const answersTo = async (email: string) => {
      const stranger = site.visitor();
      return [await signUp(email, {}, stranger), await signUp(email, {}, stranger)];
    };
    expect(await answersTo(known)).toEqual(await answersTo(newAddress()));
    expect((await answersTo(known))[0]).toEqual({ message: texts.newsletter.subscribed() });
  });

  it('stores an address once that is sent many times at once', async () => {
    const email = newAddress();
    await Promise.all(Array.from({ length: 12 }, () => signUp(email)));
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it.each([
    [{ source: 'popup' }, texts.newsletter.invalidEmail()],
    [{ email: '', source: 'popup' }, texts.newsletter.invalidEmail()],
    [{ email: 'not an address', source: 'popup' }, texts.newsletter.invalidEmail()],
    [{ email: `${'a'.repeat(250)}@example.com`, source: 'popup' }, texts.newsletter.invalidEmail()],
    [{ email: 'a@b\0.com', source: 'popup' }, texts.newsletter.invalidEmail()],
    [{ email: 'a@example.com' }, 'This form isn’t one of ours'],
    [{ email: 'a@example.com', source: 'somewhere' }, 'This form isn’t one of ours'],
  ])('refuses %j with a message', async (body, sentence) => {
    expect((await call(site.visitor(), 'subscribe', 400, { body })).text).toBe(sentence);
  });

  it('confirms to a robot that fills in the hidden field, and stores nothing', async () => {
    const email = newAddress();
    expect(await signUp(email, { leaveEmpty: 'https://spam.example' })).toEqual({
      message: texts.newsletter.subscribed(),
    });
    expect(await rowsOf(email)).toEqual([]);
  });

  it('refuses a form submitted too fast for a human, and accepts it a moment later', async () => {
    const body = { email: newAddress(), source: 'popup' };
    await call(site.visitor(), 'subscribe', 400, { body: { ...body, elapsedMs: FORM_MIN_MS - 1 } });
    expect(await rowsOf(body.email)).toEqual([]);
    await call(site.visitor(), 'subscribe', 200, { body: { ...body, elapsedMs: FORM_MIN_MS } });
  });

  it('refuses an IP address that sends too many, and no other', async () => {
    const visitor = site.visitor();
    for (let sent = 0; sent < SIGN_UPS; sent += 1) await signUp(newAddress(), {}, visitor);
    const body = { email: newAddress(), source: 'popup' };
    const refused = await call(visitor, 'subscribe', 429, { body });
    expect(refused.text).toMatch(/wait \d+ minutes/i);
    expect(await rowsOf(body.email)).toEqual([]);
    await call(visitor, 'unsubscribe', 429, { body: { token: 'any' } });
    await signUp(newAddress());
  });

  it('accepts 500 people at once', async () => {
    const emails = Array.from({ length: 500 }, newAddress);
    const answers = await Promise.all(emails.map((email) => signUp(email)));
    expect(answers).toEqual(emails.map(() => ({ message: texts.newsletter.subscribed() })));
    const { rows } = await site.cms.payload.db.pool.query(
      'select count(*)::int as count from subscribers where email = any($1)',
      [emails],
    );
    expect(rows).toEqual([{ count: 500 }]);
  });
});

describe('leaving the newsletter', () => {
  it('accepts the link’s token, once or twice, and keeps a hash of the address', async () => {
    const email = newAddress();
    await signUp(email);
    await leave(email);
    await leave(email);
    const [stored] = await rowsOf(email);
    expect(stored).toMatchObject({ status: 'unsubscribed', unsubscribed_at: expect.any(Date) });
    expect(await isSuppressed(email)).toBe(true);
  });

  it('refuses a token that is altered, invented, or somebody else’s', async () => {
    const [email, other] = [newAddress(), newAddress()];
    await signUp(email);
    await signUp(other);
    const [{ id }] = await rowsOf(email);
    const token = await tokenOf(other);
    const stolen = `${id}.${token.split('.')[1]}`;
    for (const bad of [stolen, `${token}x`, 'x', '1', '2147483648.abc', `${id}.`]) {
      await call(site.visitor(), 'unsubscribe', 400, { body: { token: bad } });
    }
    await call(site.visitor(), 'unsubscribe', 400, { body: {} });
    expect(await rowsOf(email)).toMatchObject([{ status: 'subscribed' }]);
  });

  it('is undone only by the person: no job restores the address', async () => {
    const email = newAddress();
    const { pool } = site.cms.payload.db;
    await signUp(email);
    await leave(email);
    const back = `update subscribers set status = 'subscribed' where email = $1`;
    await expect(pool.query(back, [email])).rejects.toThrow('only its owner');
    expect(await signUp(email, { source: 'win-dinner' })).toEqual({ message: texts.newsletter.subscribed() });
    expect(await rowsOf(email)).toMatchObject([
      { status: 'subscribed', source: 'win-dinner', unsubscribed_at: null, delivery: 'pending' },
    ]);
    expect(await isSuppressed(email)).toBe(false);
  });

  it('outlasts the row: no job stores a deleted address again', async () => {
    const email = newAddress();
    const { pool } = site.cms.payload.db;
    await signUp(email);
    const [{ id }] = await rowsOf(email);
    const token = await tokenOf(email);
    await site.cms.payload.delete({ collection: 'subscribers', id });
    expect(await isSuppressed(email)).toBe(true);
    const insert = `insert into subscribers (email, source, consent_text, consented_at, next_attempt_at)
      values ($1, 'job', '', now(), now())`;
    await expect(pool.query(insert, [email])).rejects.toThrow('only its owner');
    await call(site.visitor(), 'unsubscribe', 400, { body: { token } });
    await signUp(email);
    expect(await rowsOf(email)).toHaveLength(1);
  });
});

describe('GET /api/newsletter/popup', () => {
  it('returns the editors’ texts, and the default where one is blank', async () => {
    const ask = async () => (await call(site.visitor(), 'getNewsletterPopup', 200)).json();
    expect(await ask()).toMatchObject({ text: expect.stringMatching(/6,500\+ locals.*Thursday.*free/) });
    await site.cms.payload.updateGlobal({
      slug: 'newsletter-texts',
      data: { popup: { title: 'Hungry?', text: '', button: 'Yes' }, _status: 'published' },
    });
    await expect.poll(ask, { timeout: 30_000 }).toMatchObject({ title: 'Hungry?', button: 'Yes' });
    expect(await ask()).toMatchObject({ text: expect.stringMatching(/6,500\+ locals/) });
  });
});

describe('the calls of the newsletter', () => {
  it('have returned every declared answer', () => {
    expect(missing()).toEqual([]);
  });
});
