import { createServer, type Server } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildEmailAdapter } from './email-adapter.ts';

const mail = { to: 'crab@example.com', subject: 'Reset your password', text: 'Here you go.' };
const debug = vi.fn();
const warn = vi.fn();
// The adapter takes nothing of Payload but its log.
const payload = { logger: { debug, warn, info: warn } } as unknown as Payload;

describe('with SMTP_URL', () => {
  let server: Server;
  let said = '';

  /** A mail server that takes everything. */
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.setEncoding('utf8').write('220 mail.test\r\n');
      let isBody = false;
      socket.on('data', (text: string) => {
        said += text;
        if (isBody && !text.endsWith('\r\n.\r\n')) return;
        const isEnd = isBody;
        isBody = !isEnd && text.startsWith('DATA');
        socket.write(isBody ? '354 go on\r\n' : '250 fine\r\n');
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('hands the mail over', async () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const smtpUrl = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
    const adapter = buildEmailAdapter({ smtpUrl, siteUrl: 'https://eat.example:8443' })({ payload });
    const from = `"${adapter.defaultFromName}" <${adapter.defaultFromAddress}>`;
    await adapter.sendEmail({ ...mail, from });
    expect(said).toContain('RCPT TO:<crab@example.com>');
    expect(said).toContain('MAIL FROM:<no-reply@eat.example>');
    expect(said).toContain('Here you go.');
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
  it('says in the log that a mail went nowhere, to those who want to know everything', async () => {
    const adapter = buildEmailAdapter({ smtpUrl: undefined, siteUrl: undefined })({ payload });
    await adapter.sendEmail(mail);
    expect(debug).toHaveBeenCalledExactlyOnceWith(
      'Not sent, since SMTP_URL is not set: "Reset your password"',
    );
    expect(warn).not.toHaveBeenCalled();
  });
});
