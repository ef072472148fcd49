import { useServers } from '#cms/test/use-servers';
import express from 'express';
import { expect, it } from 'vitest';
import { mountSecurityText } from './security-text.ts';

const serve = useServers();
async function ask(contact: string | undefined) {
  const port = await serve(express().use(mountSecurityText(contact, 'https://site.test')));
  const answer = await fetch(`http://127.0.0.1:${port}/.well-known/security.txt`);
  return { status: answer.status, text: await answer.text() };
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
