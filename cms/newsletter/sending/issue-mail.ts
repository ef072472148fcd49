import { hash } from 'node:crypto';
import type { ListedAd } from '#contract/ads';
import type { NewsletterIssue } from '#contract/newsletter-issues';
import { chooseAd } from '#domain/ads/ad-rotation';
import { cityDay } from '#domain/calendar/city-time';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { findDelivery } from '../../ad-delivery/find-delivery.ts';
import { senderOf } from '../../outbound/email-adapter.ts';
import { presentListedAd } from '../../presenters/ad.ts';
import { listRunningAds } from '../../queries/ads.ts';
import { findGlobal } from '../../queries/settings.ts';
import { addressMail, renderMail, type RenderedMail } from '../mail/render-mail.ts';
import { service } from '../../start/services.ts';
import type { EventRow } from '../../tracking/tracked-event.ts';
import { signUnsubscribe, unsubscribeUrl } from '../mailed-token.ts';

const MAX_DRAWN = 20;
const MINUTE_MS = 60_000;

interface MailedTo {
  readonly subscriberId: number;
  readonly email: string;
}

/**
 * Writes the mails of issues whose words are fixed: each is drawn once with each ad. Returns the mail of one recipient, and
 * the ad that it shows; `random` is in [0, 1).
 */
export function buildIssueWriter(payload: Payload, siteUrl: string) {
  const drawn = new LRUCache<string, RenderedMail, Parameters<typeof renderMail>>({
    max: MAX_DRAWN,
    fetchMethod: (_key, _stale, { context }) => renderMail(...context),
  });

  return async (issue: NewsletterIssue, { subscriberId: id, email }: MailedTo, random: number) => {
    const { sender, ads, frame } = await readSurroundings(payload, issue);
    const ad = chooseAd(ads, random) ?? null;
    const full = { ...frame, siteUrl, ad };
    const mail = await drawn.forceFetch(JSON.stringify([issue.id, full]), { context: [issue, full] });
    const token = signUnsubscribe(payload.secret, { id, email });
    const leave = `${unsubscribeUrl(siteUrl, token)}&issue=${issue.id}`;
    const { hostname } = new URL(siteUrl);
    const message = {
      from: sender,
      to: email,
      replyTo: frame.replyTo,
      subject: issue.subject,
      // The same for each attempt, so that mailboxes can tell a repeated mail.
      messageId: `<issue-${issue.id}.${id}@${hostname}>`,
      list: { id: { url: `newsletter.${hostname}`, comment: frame.siteName } },
      // One-click unsubscribing (RFC 8058).
      headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      ...addressMail(mail, leave),
    };
    return { message, ad };
  };
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
      hasAd ? listAds(payload, now) : [],
    ]);
    const frame = {
      siteName: sender.name,
      tagline,
      day: cityDay(now),
      replyTo: mail?.replyTo?.trim() || sender.address,
      closing: mail?.closing?.trim() || null,
      postalAddress: mail?.postalAddress?.trim() || null,
    };
    return { sender, ads, frame };
  });
}

async function listAds(payload: Payload, now: Date): Promise<ListedAd[]> {
  const [docs, { sharesAt }] = await Promise.all([
    listRunningAds(payload),
    findDelivery(payload.db.pool, now),
  ]);
  const shares = sharesAt('newsletter', '');
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return docs
    .map((doc) => presentListedAd(doc, shares.get(doc.id) ?? 0, minute))
    .filter(({ share }) => share > 0);
}

/**
 * A mail that was accepted counts as an impression: whether somebody opens it is nobody's business. Each mail of an issue
 * has one of its own, so that storing it again counts nothing.
 */
export function impressionOf(
  { id, creative }: Pick<ListedAd, 'id' | 'creative'>,
  { issueId, subscriberId }: { readonly issueId: number; readonly subscriberId: number },
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
