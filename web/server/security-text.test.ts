import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { mountSecurityText } from './security-text.ts';

async function ask(contact: string | undefined): Promise<{ status: number; text: string }> {
  const server = express().use(mountSecurityText(contact, 'https://site.test')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/.well-known/security.txt`);
  const text = await answer.text();
  server.close();
  return { status: answer.status, text };
}

it('says where to report a vulnerability, for less than a year', async () => {
  const { status, text } = await ask('mailto:security@site.test');
  expect(status).toBe(200);
  expect(text).toContain('Contact: mailto:security@site.test\n');
  expect(text).toContain('Canonical: https://site.test/.well-known/security.txt\n');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

it('does not exist without a contact', async () => {
  expect((await ask(undefined)).status).toBe(404);
});
