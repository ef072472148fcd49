import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildEmailAdapter } from './email-adapter.ts';
import { openMailServer, type MailServer } from '../test/mail-server.ts';

const mail = { to: 'crab@example.com', subject: 'Reset your password', text: 'Here you go.' };
const debug = vi.fn();
const warn = vi.fn();
// The adapter uses only Payload's logger.
const payload = { logger: { debug, warn, info: warn } } as unknown as Payload;

describe('with SMTP_URL', () => {
  let server: MailServer;

  beforeAll(async () => {
    server = await openMailServer();
  });
  afterAll(() => server.close());

  it('hands the mail over', async () => {
    const adapter = buildEmailAdapter({ smtpUrl: server.url, siteUrl: 'https://eat.example:8443' })({
      payload,
    });
    const from = `"${adapter.defaultFromName}" <${adapter.defaultFromAddress}>`;
    await adapter.sendEmail({ ...mail, from });
    expect(await server.next()).toEqual({
      from: 'no-reply@eat.example',
      to: 'crab@example.com',
      text: expect.stringContaining('Here you go.'),
    });
  });

  it.each([
    ['smtp://me%40eat.example:hush@mail.test:587', 'me@eat.example'],
    ['smtps://apikey:hush@mail.test', 'no-reply@eat.example'],
  ])('%s sends as %s', (smtpUrl, sender) => {
    const adapter = buildEmailAdapter({ smtpUrl, siteUrl: 'https://eat.example' })({ payload });
    expect(adapter.defaultFromAddress).toBe(sender);
  });
});

describe('without SMTP_URL', () => {
  it('logs unsent mail at debug level', async () => {
    const adapter = buildEmailAdapter({ smtpUrl: undefined, siteUrl: undefined })({ payload });
    await adapter.sendEmail(mail);
    expect(debug).toHaveBeenCalledExactlyOnceWith(
      'Not sent, since SMTP_URL is not set: "Reset your password"',
    );
    expect(warn).not.toHaveBeenCalled();
  });
});
