import { createAd } from '#cms/test/advertising';
import { openMailServer, type MailServer } from '#cms/test/mail-server';
import { openTestCms, type TestCms } from '#cms/test/open-test-cms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailReports } from './mail-reports.ts';

let mails: MailServer;
let cms: TestCms;

beforeAll(async () => {
  mails = await openMailServer();
  cms = await openTestCms('none', { SMTP_URL: mails.url });
});
afterAll(async () => {
  await cms.close();
  await mails.close();
});

const sell = async (name: string, mailsReport: boolean, email: string | null = 'kites@shop.example') => {
  const { payload } = cms;
  const advertiser = await payload.create({
    collection: 'advertisers',
    data: { name: `${name}, Inc.`, email },
  });
  const campaign = await payload.create({
    collection: 'campaigns',
    data: { name, advertiser: advertiser.id, priceKind: 'fixed', mailsReport },
  });
  return createAd(payload, { campaign: campaign.id });
};
const show = (ad: number, day: string, count: number) =>
  cms.payload.db.pool.query(
    `insert into ad_days (subject, subject_id, event, page, creative, day, count)
     values ('ad', $1, 'impression', 'home', '', $2, $3)`,
    [ad, day, count],
  );

it('an advertiser who wants it gets the numbers of each month once, with a link; months of nothing are no news', async () => {
  const { payload } = cms;
  const wanted = await sell('Spring kites', true);
  const unwanted = await sell('Quiet kites', false);
  await expect(sell('Kites without mail', true, null)).rejects.toThrow(/mail/i);
  for (const { id } of [wanted, unwanted]) {
    await show(id, '2026-10-31', 1_200);
    await show(id, '2026-11-01', 5);
  }
  await Promise.all([1, 2].map(() => mailReports(payload, new Date('2026-11-01T17:00:00Z'))));
  await mailReports(payload, new Date('2026-11-30T17:00:00Z'));
  expect(mails.waiting).toHaveLength(1);
  const mail = await mails.next();
  expect(mail.to).toContain('kites@shop.example');
  expect(mail.text).toContain('October 2026');
  expect(mail.text).toMatch(/1,200\s+times/);
  expect(mail.text).toContain('http://site.test/reports/');

  await mailReports(payload, new Date('2026-12-01T17:00:00Z'));
  expect((await mails.next()).text).toContain('November 2026');
  await mailReports(payload, new Date('2027-01-01T17:00:00Z'));
  expect(mails.waiting).toEqual([]);
});

it('a mail that could not be sent is sent by a later run', async () => {
  const { payload } = cms;
  const { id } = await sell('Patient kites', true);
  await show(id, '2027-01-10', 30);
  const { sendEmail } = payload;
  payload.sendEmail = async () => {
    throw new Error('The server is away.');
  };
  await expect(mailReports(payload, new Date('2027-02-01T17:00:00Z'))).rejects.toThrow('away');
  payload.sendEmail = sendEmail;
  await mailReports(payload, new Date('2027-02-01T18:00:00Z'));
  expect((await mails.next()).text).toContain('Patient kites');
});
