import { createAdmin, TEST_PASSWORD } from '#cms/test/factories';
import { provideServices, service } from '#cms/start/services';
import { describe, expect, it, vi } from 'vitest';
import { watchContract } from '../site/contract-calls.ts';
import { signIn, signInDiner } from '../site/sign-in-diner.ts';
import { mails, site } from '../site/mail-site.ts';
import type { Visitor } from '../site/visitor.ts';

const { call, missing } = watchContract([
  'getAccountEmail',
  'changeEmail',
  'confirmEmail',
  'forgotPassword',
  'resetPassword',
]);

const NEW_PASSWORD = 'soft-shells-in-may';

let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `crab-${addresses}@example.com`;
}

const ask = (visitor: Visitor, email: string, status = 200) =>
  call(visitor, 'changeEmail', status, { body: { email, password: TEST_PASSWORD } });
const confirm = (token: string, status = 200) =>
  call(site.visitor(), 'confirmEmail', status, { body: { token } });
const reset = (token: string, status = 200, visitor = site.visitor()) =>
  call(visitor, 'resetPassword', status, { body: { token, newPassword: NEW_PASSWORD } });
const forget = (account: string, visitor = site.visitor()) =>
  call(visitor, 'forgotPassword', 200, { body: { account } });

/** The token in the next mail, which must go to that address. */
async function tokenTo(address: string): Promise<string> {
  const mail = await mails.next();
  expect(mail.to).toBe(address);
  return /#([\w.-]{43,})/.exec(mail.text)?.[1] ?? '';
}

/** A diner with a confirmed address. */
async function dinerWithEmail() {
  const diner = await signInDiner(site);
  const email = newAddress();
  await ask(diner.visitor, email);
  await confirm(await tokenTo(email));
  return { ...diner, email };
}

const emailOf = async (visitor: Visitor) => (await call(visitor, 'getAccountEmail', 200)).json();
const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/user')).status === 200;

describe('an address', () => {
  it('counts once the link in the mail is opened, which works once', async () => {
    const { visitor, username } = await signInDiner(site);
    const email = newAddress();
    expect((await ask(visitor, ` ${email.toUpperCase()} `)).json()).toEqual({
      email: null,
      pendingEmail: email,
    });
    const mail = await mails.next();
    expect(mail.text).toContain('http://site.test/account/email#');
    expect(mail.text).toContain('Content-Type: text/html');
    // Mail to an unconfirmed address contains no user input.
    expect(mail.text).not.toContain(username);
    const token = /#([\w.-]{43,})/.exec(mail.text)?.[1] ?? '';
    await confirm(token);
    expect(await emailOf(visitor)).toEqual({ email, pendingEmail: null });
    await confirm(token, 400);
    await ask(visitor, '');
    await mails.next();
    expect(await emailOf(visitor)).toEqual({ email: null, pendingEmail: null });
    await confirm(token, 400);
  });

  it('may be given at sign-up, and is unconfirmed until then', async () => {
    const visitor = site.visitor();
    const email = newAddress();
    const account = { username: 'with-email', password: TEST_PASSWORD };
    expect((await visitor.call('POST', '/api/register', { ...account, email: 'none' })).status).toBe(400);
    expect((await visitor.call('POST', '/api/register', { ...account, email })).status).toBe(201);
    expect(await emailOf(visitor)).toEqual({ email: null, pendingEmail: email });
    await confirm(await tokenTo(email));
    expect(await emailOf(visitor)).toEqual({ email, pendingEmail: null });
    expect((await visitor.get('/api/account/data')).json()).toMatchObject({ account: { email } });
  });

  it('is the last one requested, and tokens are stored only as hashes', async () => {
    const { visitor, id } = await signInDiner(site);
    const [first, second] = [newAddress(), newAddress()];
    await ask(visitor, first);
    await ask(visitor, second);
    const [old, token] = [await tokenTo(first), await tokenTo(second)];
    const { rows } = await site.cms.payload.db.pool.query('select * from users where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
    await confirm(old, 400);
    await confirm(token);
    expect(await emailOf(visitor)).toEqual({ email: second, pendingEmail: null });
  });

  it.each(['changed', 'removed'])('that is %s is notified once, and not before', async (how) => {
    const { visitor, username, email } = await dinerWithEmail();
    const next = how === 'changed' ? newAddress() : '';
    await ask(visitor, next);
    if (how === 'changed') await confirm(await tokenTo(next));
    const mail = await mails.next();
    expect(mail.to).toBe(email);
    expect(mail.text).toContain(`Hi ${username},`);
    expect(mail.text).toContain('http://site.test/account');
    // The old address may belong to somebody else, so it isn't told the new one.
    if (next !== '') expect(mail.text).not.toContain(next);
    expect(mails.waiting).toEqual([]);
  });

  it('is notified of a change even after its hourly limit of mails', async () => {
    const { visitor, email } = await dinerWithEmail();
    const stranger = await signInDiner(site);
    for (let mail = 0; mail < 4; mail += 1) {
      await ask(stranger.visitor, email);
      await mails.next();
    }
    await ask(stranger.visitor, email, 429);
    await ask(visitor, '');
    expect((await mails.next()).to).toBe(email);
  });

  it('of somebody else gets the usual response, and its owner is notified', async () => {
    const owner = await dinerWithEmail();
    const { visitor } = await signInDiner(site);
    expect((await ask(visitor, owner.email)).json()).toEqual({ email: null, pendingEmail: owner.email });
    const mail = await mails.next();
    expect(mail).toMatchObject({ to: owner.email, text: expect.stringContaining(owner.username) });
    expect(mail.text).not.toMatch(/#[\w.-]{43}/);
    expect(await emailOf(owner.visitor)).toMatchObject({ email: owner.email });
  });

  it('belongs to the first of two who confirm it', async () => {
    const diners = [await signInDiner(site), await signInDiner(site)];
    const email = newAddress();
    for (const { visitor } of diners) await ask(visitor, email);
    const tokens = [await tokenTo(email), await tokenTo(email)];
    const answers = await Promise.all(
      tokens.map((token) => site.visitor().call('POST', '/api/account/email/confirm', { token })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('requires the password, and has to be valid', async () => {
    const { visitor } = await signInDiner(site);
    const email = newAddress();
    await call(visitor, 'changeEmail', 403, { body: { email, password: 'not-the-password' } });
    await ask(visitor, 'not an address', 400);
    await ask(visitor, `${'x'.repeat(300)}@example.com`, 400);
    await call(site.visitor(), 'changeEmail', 401, { body: { email, password: TEST_PASSWORD } });
    await call(site.visitor(), 'getAccountEmail', 401);
    expect(await emailOf(visitor)).toEqual({ email: null, pendingEmail: null });
  });

  it('gets at most five mails an hour', async () => {
    const email = newAddress();
    const { visitor } = await signInDiner(site);
    for (let mail = 0; mail < 5; mail += 1) {
      await ask(visitor, email);
      await tokenTo(email);
    }
    await ask((await signInDiner(site)).visitor, email, 429);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link that works once, for an hour, and ends every session', async () => {
    const { visitor, username, email } = await dinerWithEmail();
    await forget(username.toUpperCase());
    const token = await tokenTo(email);
    const browser = site.visitor();
    expect((await reset(token, 200, browser)).json()).toMatchObject({ username });
    expect([await isSignedIn(visitor), await isSignedIn(browser)]).toEqual([false, true]);
    expect(await mails.next()).toMatchObject({ to: email, text: expect.stringContaining('the password of') });
    await reset(token, 400);
    const old = { username, password: TEST_PASSWORD };
    expect((await site.visitor().call('POST', '/api/login', old)).status).toBe(401);
    const next = { username, password: NEW_PASSWORD };
    expect((await site.visitor().call('POST', '/api/login', next)).status).toBe(200);
  });

  it('is set once if two open the link at the same moment', async () => {
    const { email } = await dinerWithEmail();
    await forget(email);
    const body = { token: await tokenTo(email), newPassword: NEW_PASSWORD };
    const answers = await Promise.all(
      [1, 2, 3].map(() => site.visitor().call('POST', '/api/password/reset', body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    await mails.next();
  });

  it('is not set by an expired link, one sent to a former address, or an invalid one', async () => {
    const { visitor, email } = await dinerWithEmail();
    await forget(email);
    const token = await tokenTo(email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 + 1 });
    await reset(token, 400);
    vi.useRealTimers();
    const [collection, id, expires, signature] = token.split('.');
    for (const made of [
      `${collection}.${id}.${Number(expires) + 1}.${signature}`,
      `${collection}.${Number(id) + 1}.${expires}.${signature}`,
      `admins.${id}.${expires}.${signature}`,
      `${token}x`,
      'made-up',
    ])
      await reset(made, 400);
    await confirm(token, 400);
    await call(site.visitor(), 'resetPassword', 400, { body: { token, newPassword: 'seven77' } });
    await ask(visitor, '');
    await mails.next();
    await reset(token, 400);
  });

  it('can still be set by each link after strangers have used up the mails of the hour', async () => {
    const { email } = await dinerWithEmail();
    await forget(email);
    const first = await tokenTo(email);
    for (let mail = 0; mail < 3; mail += 1) {
      await forget(email, (await signInDiner(site)).visitor);
      await tokenTo(email);
    }
    await forget(email);
    await forget(email);
    expect(mails.waiting).toEqual([]);
    await reset(first);
    await mails.next();
  });

  it('gets the same response whether the account exists or not, and nobody else gets a mail', async () => {
    const { username, email } = await dinerWithEmail();
    const without = await signInDiner(site);
    await ask(without.visitor, newAddress());
    await mails.next();
    const answers = [];
    for (const account of [without.username, 'nobody-of-that-name', 'nobody@example.com', email, username]) {
      answers.push((await forget(account)).text);
    }
    expect(new Set(answers).size).toBe(1);
    expect([(await mails.next()).to, (await mails.next()).to]).toEqual([email, email]);
    expect(mails.waiting).toEqual([]);
    await call(site.visitor(), 'forgotPassword', 400, { body: { account: ' ' } });
  });
});

describe('staff who forgot their password', () => {
  it('get a link to this site, which works once and opens no session', async () => {
    const email = newAddress();
    const { payload } = site.cms;
    const { id, username } = await createAdmin(payload, ['editor']);
    await payload.update({ collection: 'admins', id, data: { email } });
    const elsewhere = site.visitor();
    const pair = { username, password: TEST_PASSWORD };
    expect((await elsewhere.call('POST', '/api/admin/login', pair)).status).toBe(200);
    await site.send({
      method: 'POST',
      path: '/api/password/forgot',
      headers: { host: 'evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ account: username }),
    });
    const mail = await mails.next();
    expect(mail.to).toBe(email);
    const [, token = ''] = /http:\/\/site\.test\/auth\/password#([\w.-]+)/.exec(mail.text) ?? [];
    const visitors = Array.from({ length: 5 }, () => site.visitor());
    const body = { token, newPassword: NEW_PASSWORD };
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.call('POST', '/api/password/reset', body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 200)?.json()).toMatchObject({ username, isStaff: true });
    expect(visitors.flatMap(({ cookies }) => [...cookies])).toEqual([]);
    expect((await elsewhere.get('/api/admin/me')).status).toBe(401);
    expect((await mails.next()).text).toContain('the password of your account was just changed');
    const next = { username, password: NEW_PASSWORD };
    expect((await site.visitor().call('POST', '/api/admin/login', next)).status).toBe(200);
  });
});

describe('the calls that send mail', () => {
  it('are rate-limited', async () => {
    const { visitor, username } = await signInDiner(site);
    await Promise.all(Array.from({ length: 20 }, () => visitor.call('POST', '/api/password/forgot', {})));
    await call(visitor, 'forgotPassword', 429, { body: { account: username } });
    await ask(visitor, newAddress(), 429);
    const eager = site.visitor();
    await Promise.all(Array.from({ length: 30 }, () => eager.call('POST', '/api/password/reset', {})));
    await call(eager, 'resetPassword', 429, { body: {} });
    await call(eager, 'confirmEmail', 429, { body: {} });
  });

  it('report a missing mail server, and the site offers nothing that needs one', async () => {
    const { visitor } = await dinerWithEmail();
    const runtime = service('runtime');
    provideServices({ runtime: { ...runtime, smtpUrl: undefined } });
    await ask(visitor, newAddress(), 503);
    await call(site.visitor(), 'forgotPassword', 503, { body: { account: 'somebody' } });
    await ask(visitor, '');
    expect((await site.send('/api/site')).json()).toMatchObject({ sendsMail: false });
    provideServices({ runtime });
    const elsewhere = await site.another();
    expect((await elsewhere('/api/site')).json()).toMatchObject({ sendsMail: true });
  });

  it('report a mail server that does not respond', async () => {
    const { visitor, username } = await signInDiner(site);
    const { payload } = site.cms;
    const sends = vi.spyOn(payload, 'sendEmail').mockRejectedValue(new Error('No connection.'));
    await ask(visitor, newAddress(), 502);
    sends.mockRestore();
    await signIn(site.visitor(), username);
  });
});

it('every declared answer has been seen', () => {
  expect(missing()).toEqual([]);
});
