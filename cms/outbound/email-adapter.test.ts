import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildEmailAdapter } from './email-adapter.ts';
import { openMailServer, type MailServer } from '../test/mail-server.ts';

const mail = { to: 'crab@example.com', subject: 'Reset your password', text: 'Here you go.' };
const debug = vi.fn();
const warn = vi.fn();
const findGlobal = vi.fn(() => Promise.resolve({ siteName: 'Crab & Pike' }));
// The adapter uses only these two.
const payload = { logger: { debug, warn, info: warn }, findGlobal } as unknown as Payload;
const trustedOrigins = ['https://eat.example:8443'];

describe('with SMTP_URL', () => {
  let server: MailServer;

  beforeAll(async () => {
    server = await openMailServer();
  });
  afterAll(() => server.close());

  it('hands the mail over, from the site by its name', async () => {
    const adapter = buildEmailAdapter({ smtpUrl: server.url, trustedOrigins })({ payload });
    await adapter.sendEmail({ ...mail, from: '"Payload" <payload@example.com>' });
    const received = await server.next();
    expect(received).toMatchObject({ from: 'no-reply@eat.example', to: 'crab@example.com' });
    expect(received.text).toContain('From: "Crab & Pike" <no-reply@eat.example>');
    expect(received.text).toContain('Here you go.');
  });

  it.each([
    ['smtp://me%40eat.example:hush@mail.test:587', undefined, 'me@eat.example'],
    ['smtps://apikey:hush@mail.test', undefined, 'no-reply@eat.example'],
    ['smtp://me%40eat.example:hush@mail.test:587', 'desk@eat.example', 'desk@eat.example'],
  ])('%s with MAIL_FROM %s sends as %s', (smtpUrl, mailFrom, sender) => {
    const adapter = buildEmailAdapter({ smtpUrl, mailFrom, trustedOrigins })({ payload });
    expect(adapter.defaultFromAddress).toBe(sender);
  });
});

describe('without SMTP_URL', () => {
  it('logs unsent mail at debug level', async () => {
    const adapter = buildEmailAdapter({ trustedOrigins: [] })({ payload });
    await adapter.sendEmail(mail);
    expect(debug).toHaveBeenCalledExactlyOnceWith(
      'Not sent, since SMTP_URL is not set: "Reset your password"',
    );
    expect(warn).not.toHaveBeenCalled();
  });
});
