import type { ListedAd } from '#contract/ads';
import { escapeMarkup } from '#domain/words/escape-markup';

/** What stands around each issue. */
export interface MailFrame {
  readonly siteUrl: string;
  readonly siteName: string;
  readonly tagline: string;
  /** The city's day on which it is mailed. */
  readonly day: string;
  /** Where answers to a question go. */
  readonly replyTo: string;
  readonly closing: string | null;
  readonly postalAddress: string | null;
  /** The ad of its slot; `null` leaves the slot out. */
  readonly ad: ListedAd | null;
}

/** A mail for any recipient: `UNSUBSCRIBE_URL` stands for the link of each. */
export interface RenderedMail {
  readonly html: string;
  readonly text: string;
}

export const UNSUBSCRIBE_URL = 'https://unsubscribe.invalid/';

/** The mail of one recipient. */
export function addressMail({ html, text }: RenderedMail, unsubscribeUrl: string): RenderedMail {
  return {
    html: html.replaceAll(UNSUBSCRIBE_URL, escapeMarkup(unsubscribeUrl)),
    text: text.replaceAll(UNSUBSCRIBE_URL, unsubscribeUrl),
  };
}

/** Where a click on an ad is counted, without telling whose it was. */
export function adClickPath({ id, creative }: Pick<ListedAd, 'id' | 'creative'>): string {
  return `/newsletter/ads/${id}${creative ? `?creative=${encodeURIComponent(creative)}` : ''}`;
}
