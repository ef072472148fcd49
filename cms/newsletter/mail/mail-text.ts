import type { IssueBlock, NewsletterIssue } from '#contract/newsletter-issues';
import { issuePath } from '#domain/addresses/page-paths';
import { longDate } from '#domain/calendar/date-texts';
import { escapeMarkup } from '#domain/words/escape-markup';
import * as texts from '#texts';
import { convert } from 'html-to-text';
import { absolute, mailHtml } from './mail-html.ts';
import { adClickPath, UNSUBSCRIBE_URL, type MailFrame } from './mail-frame.ts';

const LINE_LENGTH = 76;

/** An issue as plain text: for programs and people that don't want HTML. */
export function mailText(issue: NewsletterIssue, frame: MailFrame): string {
  const { siteUrl, siteName, day, closing, postalAddress } = frame;
  return [
    `${siteName} · ${longDate(day)}`,
    partsText(mailHtml(issue.intro, siteUrl)),
    ...issue.blocks.map((block) => blockText(block, frame)),
    closing,
    `-- \n${[
      texts.mail.why({ site: siteName }),
      `${texts.mail.unsubscribe()}: ${UNSUBSCRIBE_URL}`,
      `${texts.mail.readOnSite()}: ${siteUrl}${issuePath(issue.slug)}`,
      ...(postalAddress ? [postalAddress] : []),
    ].join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n\n');
}

const headed = (heading: string, body: string) =>
  `${heading}\n${'-'.repeat(Math.min(LINE_LENGTH, heading.length))}\n\n${body}`;

const partsText = (html: string) =>
  convert(html, {
    wordwrap: LINE_LENGTH,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
      ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });

function blockText(block: IssueBlock, { siteUrl, replyTo, ad }: MailFrame): string {
  switch (block.kind) {
    case 'stories':
    case 'guides':
    case 'places': {
      const lines = block.teasers.map(
        ({ title, note, summary, path }) =>
          `${title}\n${note}\n${partsText(`<p>${escapeMarkup(summary)}</p>`)}\n${absolute(path, siteUrl)}`,
      );
      return headed(block.heading, lines.join('\n\n'));
    }
    case 'question':
      return headed(
        block.question,
        [block.text, `${texts.mail.answer()}: ${replyTo}`].filter(Boolean).join('\n\n'),
      );
    case 'text': {
      const body = partsText(mailHtml(block.body, siteUrl));
      return block.heading ? headed(block.heading, body) : body;
    }
    case 'ad':
      return ad ? `${texts.partners.advertisement()}: ${ad.alt}\n${siteUrl}${adClickPath(ad)}` : '';
  }
}
