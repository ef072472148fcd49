import { hash } from 'node:crypto';
import type { ListedAd } from '#contract/ads';
import type { NewsletterIssue } from '#contract/newsletter-issues';
import { chooseAd } from '#domain/ads/ad-rotation';
import { cityDay } from '#domain/calendar/city-time';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { listAdsOf } from '../../ad-delivery/listed-ads.ts';
import { senderOf } from '../../outbound/email-adapter.ts';
import type { NewsletterIssue as IssueDoc } from '../../payload-types.ts';
import { findGlobal } from '../../queries/settings.ts';
import { ownSiteUrl, service } from '../../start/services.ts';
import type { EventRow } from '../../tracking/tracked-event.ts';
import { presentIssue } from '../issues/present-issue.ts';
import { addressMail, renderMail, type RenderedMail } from '../mail/render-mail.ts';
import { unsubscribeUrl } from '../mailed-token.ts';
import type { Recipient } from './recipients.ts';

const MAX_DRAWN = 20;
const MINUTE_MS = 60_000;

/**
 * Writes the mails of issues whose words are fixed: each is drawn once with each ad. Returns the mail of one recipient, and
 * the ad that it shows.
 */
export function buildIssueWriter(payload: Payload) {
  const drawn = new LRUCache<string, RenderedMail, Parameters<typeof renderMail>>({
    max: MAX_DRAWN,
    fetchMethod: (_key, _stale, { context }) => renderMail(...context),
  });

  return async (
    issue: NewsletterIssue,
    { subscriberId: id, email }: Pick<Recipient, 'subscriberId' | 'email'>,
  ) => {
    const { sender, ads, frame } = await readSurroundings(payload, issue);
    const { siteUrl, siteName, replyTo } = frame;
    const ad = chooseAd(ads, Math.random()) ?? null;
    const full = { ...frame, ad };
    const mail = await drawn.forceFetch(JSON.stringify([issue.id, full]), { context: [issue, full] });
    const leave = `${unsubscribeUrl(payload.secret, { id, email })}&issue=${issue.id}`;
    const { hostname } = new URL(siteUrl);
    const message = {
      from: sender,
      to: email,
      replyTo,
      subject: issue.subject,
      // The same for each attempt, so that mailboxes can tell a repeated mail.
      messageId: `<issue-${issue.id}.${id}@${hostname}>`,
      list: { id: { url: `newsletter.${hostname}`, comment: siteName } },
      // One-click unsubscribing (RFC 8058).
      headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      ...addressMail(mail, leave),
    };
    return { message, ad };
  };
}

/** An issue as it would be mailed now, with the first of the ads that run, and how many take turns with it. */
export async function drawIssue(payload: Payload, doc: IssueDoc) {
  const issue = await presentIssue(payload, doc);
  const { ads, frame } = await readSurroundings(payload, issue);
  const [ad = null, ...otherAds] = ads;
  return { issue, frame, mail: await renderMail(issue, { ...frame, ad }), otherAds: otherAds.length };
}

/** What stands around an issue, as it is set now, and the flights that run in the newsletter if it has a slot. */
export function readSurroundings(payload: Payload, { blocks }: Pick<NewsletterIssue, 'blocks'>) {
  const hasAd = blocks.some(({ kind }) => kind === 'ad');
  const now = new Date();
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return service('contentMemory').remember(`newsletter-mails-${minute}-${hasAd}`, async () => {
    const [sender, { tagline }, { mail }, ads] = await Promise.all([
      senderOf(payload),
      findGlobal(payload, 'site-settings'),
      findGlobal(payload, 'newsletter-texts'),
      hasAd ? listAdsOf(payload, 'newsletter', now) : [],
    ]);
    const frame = {
      siteUrl: ownSiteUrl(),
      siteName: sender.name,
      tagline,
      day: cityDay(now),
      replyTo: mail?.replyTo?.trim() || sender.address,
      closing: mail?.closing?.trim() || null,
      postalAddress: mail?.postalAddress?.trim() || null,
    };
    return { sender, ads: ads.filter(({ share }) => share > 0), frame };
  });
}

/**
 * A mail that was accepted counts as an impression: whether somebody opens it is nobody's business. Each mail of an issue
 * has one of its own, so that storing it again counts nothing.
 */
export function impressionOf(
  { id, creative }: Pick<ListedAd, 'id' | 'creative'>,
  { issueId, subscriberId }: Pick<Recipient, 'issueId' | 'subscriberId'>,
  at: Date,
): EventRow {
  const digits = hash('sha256', `impression of ${issueId} ${subscriberId}`, 'hex');
  return {
    id: digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    subject: 'ad',
    subject_id: id,
    event: 'impression',
    reason: null,
    page: 'newsletter',
    slot: 'newsletter',
    topic: '',
    creative,
    ip: null,
    user_agent: '',
    at: at.toISOString(),
  };
}
