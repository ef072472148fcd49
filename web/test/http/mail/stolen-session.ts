import { createAdmin, createDiner, TEST_PASSWORD } from '#cms/test/factories';
import type { AdminRole } from '#domain/people/staff-roles';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { mails, site } from '../site/mail-site.ts';
import type { Visitor } from '../site/visitor.ts';

const NEXT_PASSWORD = 'soft-shells-in-may';

let number = 0;

const signIn = (username: string, password = TEST_PASSWORD, visitor = site.visitor()) =>
  visitor.call('POST', '/api/admin/login', { username, password });

/** A member of staff with an address, signed in on two devices. */
async function staffWith(role: AdminRole) {
  const { payload } = site.cms;
  const { id, username } = await createAdmin(payload, [role]);
  const name = username ?? '';
  const email = `staff-${(number += 1)}@example.com`;
  await payload.update({ collection: 'admins', id, data: { email } });
  const [visitor, other] = [site.visitor(), site.visitor()];
  for (const device of [visitor, other]) await signIn(name, TEST_PASSWORD, device);
  return { id, name, email, visitor, other, path: `/cms/api/admins/${id}` };
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/admin/me')).status === 200;
const findStaff = (id: number) => site.cms.payload.findByID({ collection: 'admins', id });

describe('a stolen session of an admin', () => {
  it.each([
    ['password', { password: NEXT_PASSWORD }],
    ['email', { email: 'thief@example.com' }],
    ['email, by removal', { email: null }],
    ['roles', { roles: ['admin', 'data'] }],
  ])('changes no %s, own or another’s, on any route', async (_what, change) => {
    const thief = (await staffWith('admin')).visitor;
    const { id, name, email, path } = await staffWith('editor');
    const diner = await createDiner(site.cms.payload);
    const data = { email: `diner-${diner.id}@example.com` };
    await site.cms.payload.update({ collection: 'users', id: diner.id, data });
    const many = `/cms/api/admins?where[id][equals]=${id}`;
    for (const proof of [undefined, '', 'a-guess', 1]) {
      for (const address of [path, many, `/cms/api/users/${diner.id}`]) {
        const { status, text } = await thief.call('PATCH', address, { ...change, proof });
        if (address === many || ('roles' in change && address.includes('users'))) continue;
        expect(status, text).toBeGreaterThanOrEqual(400);
        expect(status, text).toBeLessThan(500);
      }
    }
    expect(await findStaff(id)).toMatchObject({ email, roles: ['editor'] });
    expect((await signIn(name)).status).toBe(200);
  });

  it('creates no account, from nothing or from another', async () => {
    const { visitor, id } = await staffWith('admin');
    const account = { username: `second-${id}`, password: NEXT_PASSWORD, roles: ['admin'] };
    for (const path of ['/cms/api/admins', `/cms/api/admins/${id}/duplicate`, '/cms/api/users']) {
      const { status, text } = await visitor.call('POST', path, account);
      expect([400, 404], `${path}: ${text}`).toContain(status);
    }
    const created = await visitor.call('POST', '/cms/api/admins', { ...account, proof: TEST_PASSWORD });
    expect(created.status, created.text).toBe(201);
    expect(created.text).not.toContain(TEST_PASSWORD);
  });

  it('deletes no account of staff, on any route', async () => {
    const { visitor, path: own } = await staffWith('admin');
    const { id, name, path } = await staffWith('editor');
    const where = `/cms/api/admins?where[id][equals]=${id}`;
    for (const address of [path, where, own])
      expect((await visitor.call('DELETE', address)).status, address).toBe(403);
    expect((await visitor.call('POST', `/api/desk/staff/${id}/delete`, { proof: 'a-guess' })).status).toBe(
      403,
    );
    expect((await signIn(name)).status).toBe(200);
  });

  it('guesses as slowly as at a sign-in, and is told how long to wait', async () => {
    const { visitor, path } = await staffWith('editor');
    const guess = () => visitor.call('PATCH', path, { password: NEXT_PASSWORD, proof: 'a-guess' });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(403);
    const { status, headers, text } = await guess();
    expect(status).toBe(429);
    expect(text).toContain(`Wait ${headers['retry-after']} seconds`);
  });
});

describe('the owner', () => {
  it('needs no proof for what opens no door', async () => {
    const { visitor, path, name, email } = await staffWith('editor');
    const same = { username: `${name}-2`, email: email.toUpperCase(), roles: ['editor'] };
    expect((await visitor.call('PATCH', path, same)).status).toBe(200);
    expect(mails.waiting).toEqual([]);
  });

  it('changes the password by the old one: other sessions end, and a mail says so', async () => {
    const { visitor, other, path, name, email } = await staffWith('editor');
    const change = { password: NEXT_PASSWORD, proof: TEST_PASSWORD };
    expect((await visitor.call('PATCH', path, change)).status).toBe(200);
    expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([true, false]);
    const mail = await mails.next();
    expect(mail.to).toBe(email);
    expect(mail.text).toContain('the password of your account was just changed');
    expect(mail.text).toContain('http://site.test/auth/password');
    expect((await signIn(name, NEXT_PASSWORD)).status).toBe(200);
  });

  it('changes the email: other sessions end, and the former address is told, not the new one', async () => {
    const { visitor, other, path, email } = await staffWith('editor');
    const change = { email: 'next@example.com', proof: TEST_PASSWORD };
    expect((await visitor.call('PATCH', path, change)).status).toBe(200);
    expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([true, false]);
    const mail = await mails.next();
    expect(mail.to).toBe(email);
    expect(mail.text).not.toContain('next@example.com');
  });

  it('is told of roles and a second step; each code is proof once', async () => {
    const admin = await staffWith('admin');
    const { id, path, email } = await staffWith('editor');
    const setup = (await admin.visitor.call('POST', '/api/desk/second-factor/setup', {})).json();
    const { key } = setup as { key: string };
    const codeAt = (later: number) =>
      new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 });
    const confirm = (body: object) => admin.visitor.call('POST', '/api/desk/second-factor/confirm', body);
    expect((await confirm({ code: codeAt(0), proof: 'a-guess' })).status).toBe(403);
    expect((await confirm({ code: codeAt(0), proof: TEST_PASSWORD })).status).toBe(200);
    expect([await isSignedIn(admin.visitor), await isSignedIn(admin.other)]).toEqual([true, false]);
    const told = await mails.next();
    expect(told.to).toBe(admin.email);
    expect(told.text).toContain('the second step of your sign-in');
    const proof = codeAt(1);
    expect((await admin.visitor.call('PATCH', path, { roles: ['data'], proof })).status).toBe(200);
    expect((await findStaff(id)).roles).toEqual(['data']);
    expect((await mails.next()).to).toBe(email);
    expect((await admin.visitor.call('PATCH', path, { roles: ['ads'], proof })).status).toBe(403);
  });

  it('is not undone by a sign-in with the old password at the same moment', async () => {
    const { visitor, path, name } = await staffWith('editor');
    const guests = Array.from({ length: 4 }, () => site.visitor());
    const change = { password: NEXT_PASSWORD, proof: TEST_PASSWORD };
    const [changed] = await Promise.all([
      visitor.call('PATCH', path, change),
      ...guests.map((guest) => signIn(name, TEST_PASSWORD, guest)),
    ]);
    expect(changed.status).toBe(200);
    await mails.next();
    expect(await Promise.all(guests.map(isSignedIn))).toEqual([false, false, false, false]);
    expect((await signIn(name, NEXT_PASSWORD)).status).toBe(200);
  });
});
