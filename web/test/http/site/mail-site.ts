import { openMailServer, type MailServer } from '#cms/test/mail-server';
import { afterAll, beforeAll } from 'vitest';
import { startTestSite, type TestSite } from './start-test-site.ts';

/** A site without places that sends mail, one for all suites that a test file imports. */
export let site: TestSite;
export let mails: MailServer;

beforeAll(async () => {
  mails = await openMailServer();
  site = await startTestSite('none', { SMTP_URL: mails.url });
});
afterAll(async () => {
  await site.close();
  await mails.close();
});
