import { openMailServer, type MailServer } from '#cms/test/mail-server';
import { startSite } from './start-site.ts';
import { test as base } from './visit.ts';

/** Tests on a site of their own, whose mails arrive here and link back to it. */
export const test = base.extend<object, { mails: MailServer }>({
  mails: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that it needs
    async ({}, use) => {
      const mails = await openMailServer();
      await use(mails);
      await mails.close();
    },
    { scope: 'worker' },
  ],
  siteUrl: [
    async ({ mails }, use) => {
      const site = await startSite({ SMTP_URL: mails.url });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
