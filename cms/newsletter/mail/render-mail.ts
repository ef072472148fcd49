import { palette, region } from '#city';
import type { ListedAd } from '#contract/ads';
import type { NewsletterIssue } from '#contract/newsletter-issues';
import { pathOf } from '#domain/addresses/site-pages';
import { longDate } from '#domain/calendar/date-texts';
import { escapeMarkup } from '#domain/words/escape-markup';
import * as texts from '#texts';
import { convert } from 'html-to-text';
import { Liquid } from 'liquidjs';
import { absolute, mailHtml, mailPicture } from './mail-html.ts';

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

export function addressMail({ html, text }: RenderedMail, unsubscribeUrl: string): RenderedMail {
  return {
    html: html.replaceAll(UNSUBSCRIBE_URL, escapeMarkup(unsubscribeUrl)),
    text: text.replaceAll(UNSUBSCRIBE_URL, unsubscribeUrl),
  };
}

/** An issue as HTML that mail programs draw, light and dark, and as plain text: by the templates beside this file. */
export async function renderMail(issue: NewsletterIssue, frame: MailFrame): Promise<RenderedMail> {
  // Loaded when the first mail is drawn: most processes draw none.
  const { default: toHtml } = await import('mjml');
  const { siteName, siteUrl, ad } = frame;
  const { mail, partners } = texts;
  const values = {
    ...frame,
    issue,
    palette,
    language: region.language,
    day: longDate(frame.day),
    issueUrl: siteUrl + pathOf.issue(issue.slug),
    leaveUrl: UNSUBSCRIBE_URL,
    // A click is counted without telling whose it was.
    ad: ad && {
      alt: ad.alt,
      url: `${siteUrl}/newsletter/ads/${ad.id}${ad.creative ? `?creative=${encodeURIComponent(ad.creative)}` : ''}`,
      image: { url: ad.smallImageUrl ?? ad.imageUrl },
    },
    words: {
      why: mail.why({ site: siteName }),
      unsubscribe: mail.unsubscribe(),
      readOnSite: mail.readOnSite(),
      answer: mail.answer(),
      advertisement: partners.advertisement(),
      more: { stories: mail.readStory(), guides: mail.readGuide(), places: mail.seePlace() },
    },
  };
  const markup = await fillTemplate('issue.mjml.liquid', values);
  const text = await fillTemplate('issue.txt.liquid', values);
  const { html } = await toHtml(markup, {
    validationLevel: 'strict',
    ignoreIncludes: true,
    keepComments: false,
    minify: true,
    minifyOptions: { minifyCss: false },
    fonts: {},
  });
  return { html, text: text.replace(/\n{4,}/g, '\n\n\n').trim() };
}

const LINE_LENGTH = 76;
const TEXT = {
  wordwrap: LINE_LENGTH,
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    { selector: 'img', format: 'skip' },
    ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
};

let engines: Readonly<Record<'markup' | 'text', Liquid>> | undefined;

/** Fills a template of this folder. Values are escaped for markup unless its name says that it is text. */
export async function fillTemplate(name: `${string}.liquid`, values: object): Promise<string> {
  engines ??= { markup: openTemplates(escapeMarkup), text: openTemplates(String) };
  return String(await engines[name.endsWith('.txt.liquid') ? 'text' : 'markup'].renderFile(name, values));
}

function openTemplates(escape: (text: string) => string): Liquid {
  const engine = new Liquid({
    root: import.meta.dirname,
    cache: true,
    strictFilters: true,
    strictVariables: true,
    lenientIf: true,
    outputEscape: (value: unknown) => escape(String(value ?? '')),
  });
  engine.registerFilter('prose', mailHtml);
  engine.registerFilter('placePath', pathOf.restaurant);
  engine.registerFilter('listed', (part: { readonly places?: readonly object[] }) => part.places ?? [part]);
  engine.registerFilter('absolute', absolute);
  engine.registerFilter(
    'picture',
    (image: { readonly url: string } | null, siteUrl: string) => image && mailPicture(image.url, siteUrl),
  );
  engine.registerFilter('plain', (html: string) => convert(html, TEXT));
  engine.registerFilter(
    'underlined',
    (heading: string) => `${heading}\n${'-'.repeat(Math.min(LINE_LENGTH, heading.length))}`,
  );
  return engine;
}
