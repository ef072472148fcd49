import { USUAL_LINK_DAYS } from '#domain/ads/report-links';
import { cityDay } from '#domain/calendar/city-time';
import { monthText } from '#domain/calendar/date-texts';
import { lastDayOf, shiftMonth } from '#domain/calendar/month-weeks';
import { countText } from '#domain/words/quantities';
import type { Payload } from 'payload';
import { accountMail } from '../account-mail/account-mails.ts';
import { deliverMail } from '../account-mail/send-mail.ts';
import { tryWithLock } from '../database/advisory-locks.ts';
import type { Campaign } from '../payload-types.ts';
import { findFlightDocs, idsOf, listCampaigns } from '../queries/ad-reports.ts';
import { findGlobal } from '../queries/settings.ts';
import { ownSiteUrl, service } from '../start/services.ts';
import { sumParts } from './ad-sums.ts';
import { makeReportLink } from './report-link.ts';

/**
 * Mails last month's numbers to the advertisers who want them, once each. A month is noted after its mail was accepted: a
 * process that dies in between sends it again rather than never, and a mail that failed is tried in the next run.
 */
export async function mailReports(payload: Payload, now: Date): Promise<void> {
  if (service('runtime').smtpUrl === undefined) return;
  const month = shiftMonth(cityDay(now).slice(0, 7), -1);
  await tryWithLock(payload.db.pool, 'reportMails', async () => {
    const campaigns = await listCampaigns(payload, ['id'], {
      mailsReport: { equals: true },
      or: [{ mailedMonth: { exists: false } }, { mailedMonth: { less_than: month } }],
    });
    const failures: unknown[] = [];
    for (const { campaign, advertiser } of campaigns) {
      const to = advertiser?.email;
      if (!to) continue;
      try {
        await mailReport(payload, campaign, { to, month, now });
        const noted = [campaign.id, month];
        await payload.db.pool.query('update campaigns set mailed_month = $2 where id = $1', noted);
      } catch (error) {
        // One address that takes no mail keeps nobody else's back.
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  });
}

interface Mailed {
  readonly to: string;
  readonly month: string;
  readonly now: Date;
}

/** A month in which nothing was shown is no news. */
async function mailReport(payload: Payload, campaign: Campaign, { to, month, now }: Mailed): Promise<void> {
  const docs = await findFlightDocs(payload, { campaign: campaign.id });
  const sums = await sumParts(payload.db.pool, { ...idsOf(docs), from: `${month}-01`, to: lastDayOf(month) });
  const all = sums.find(({ part }) => part === 'all');
  if (!all || all.impressions + all.clicks === 0) return;
  const { siteName } = await findGlobal(payload, 'site-settings');
  const { path } = makeReportLink(payload.secret, campaign, USUAL_LINK_DAYS, now);
  const names = {
    siteName,
    campaign: campaign.name,
    month: monthText(month),
    impressions: countText(all.impressions),
    clicks: countText(all.clicks),
    days: String(USUAL_LINK_DAYS),
  };
  await deliverMail(payload, to, accountMail('adReport', ownSiteUrl() + path, names));
}
