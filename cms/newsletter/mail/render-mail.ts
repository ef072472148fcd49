import { palette, region } from '#city';
import type { ListedAd } from '#contract/ads';
import type { IssueBlock, NewsletterIssue } from '#contract/newsletter-issues';
import type { Teaser } from '#contract/pages';
import { issuePath } from '#domain/addresses/page-paths';
import { longDate } from '#domain/calendar/date-texts';
import { escapeMarkup } from '#domain/words/escape-markup';
import * as texts from '#texts';
import { absolute, mailHtml } from './mail-html.ts';
import { adClickPath, UNSUBSCRIBE_URL, type MailFrame, type RenderedMail } from './mail-frame.ts';
import { mailText } from './mail-text.ts';

/** An issue as HTML that mail programs draw, light and dark, and as plain text. */
export async function renderMail(issue: NewsletterIssue, frame: MailFrame): Promise<RenderedMail> {
  // Loaded when the first mail is drawn: most processes draw none.
  const { default: toHtml } = await import('mjml');
  const { html } = await toHtml(mailMarkup(issue, frame), {
    validationLevel: 'strict',
    ignoreIncludes: true,
    keepComments: false,
    minify: true,
    minifyOptions: { minifyCss: false },
    fonts: {},
  });
  return { html, text: mailText(issue, frame) };
}

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const { light, dark } = palette;

/** Some programs draw dark by themselves; those that ask get the site's own dark colors. */
const STYLES = `
  .prose p, .prose ul, .prose ol, .prose blockquote { margin: 0 0 14px; }
  .prose h2, .prose h3, .prose h4 { margin: 18px 0 8px; font-family: ${SERIF}; line-height: 1.25; }
  .prose blockquote { padding-left: 14px; border-left: 3px solid ${light.accent}; font-family: ${SERIF}; font-size: 18px; }
  .prose h2 { font-size: 20px; }
  .prose figure { margin: 0 0 14px; }
  .picture img, .picture a { color: ${light.inkSoft}; font-family: ${SANS}; font-size: 14px; line-height: 1.4; text-decoration: none; }
  .prose a { color: ${light.accentText}; }
`;
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper > div, .card, .card > table, .card > table > tbody > tr > td { background: ${dark.paper} !important; background-color: ${dark.paper} !important; }
    .ink div, .ink a.title, .prose div, .prose p, .prose li, .prose h2, .prose h3, .prose h4 { color: ${dark.ink} !important; }
    .soft div, .soft a, .picture a, .picture img { color: ${dark.inkSoft} !important; }
    .accent div, .accent a, .prose a { color: ${dark.accentText} !important; }
    .rule p { border-top-color: ${dark.line} !important; }
    .rule-strong p { border-top-color: ${dark.lineStrong} !important; }
  }
`;

function mailMarkup(issue: NewsletterIssue, frame: MailFrame): string {
  const { siteUrl, siteName, tagline, day } = frame;
  return `<mjml lang="${region.language}"><mj-head>
    <mj-title>${escapeMarkup(issue.subject)}</mj-title>
    <mj-preview>${escapeMarkup(issue.preheader)}</mj-preview>
    <mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
    <mj-attributes>
      <mj-all font-family="${SANS}" />
      <mj-text font-size="16px" line-height="1.5" color="${light.ink}" padding="0 20px" />
      <mj-section padding="0" background-color="${light.paper}" css-class="card" />
      <mj-image padding="0 20px" align="left" css-class="picture" />
      <mj-divider border-width="1px" border-color="${light.line}" padding="10px 20px 20px" css-class="rule" />
    </mj-attributes>
    <mj-style inline="inline">${STYLES}</mj-style>
    <mj-style>${DARK}</mj-style>
  </mj-head>
  <mj-body width="600px" background-color="${light.paper}" css-class="paper">
    ${section(`
      <mj-text css-class="ink" padding="28px 20px 0" font-family="${SERIF}" font-size="32px" line-height="1.1" font-weight="700">
        ${link(siteUrl, escapeMarkup(siteName), light.ink, 'title')}</mj-text>
      <mj-text css-class="soft" padding="6px 20px 0" font-size="14px" color="${light.inkSoft}">${escapeMarkup(tagline)} ·&nbsp;${longDate(day).replaceAll(' ', '&nbsp;')}</mj-text>
      <mj-divider border-width="3px" border-color="${light.lineStrong}" padding="16px 20px 22px" css-class="rule-strong" />
      ${issue.intro.length > 0 ? prose(mailHtml(issue.intro, siteUrl)) : ''}`)}
    ${issue.blocks.map((block) => blockMarkup(block, frame)).join('')}
    ${footMarkup(issue, frame)}
  </mj-body></mjml>`;
}

const section = (content: string) => `<mj-section><mj-column>${content}</mj-column></mj-section>`;

const link = (href: string, words: string, color: string, name = '') =>
  `<a href="${escapeMarkup(href)}"${name && ` class="${name}"`} style="color:${color};text-decoration:${name ? 'none' : 'underline'}">${words}</a>`;

const prose = (html: string) => `<mj-text css-class="prose">${html}</mj-text>`;

const headingMarkup = (words: string) =>
  `<mj-divider /><mj-text css-class="accent" padding="0 20px 14px" font-size="14px" line-height="1.3" font-weight="700" letter-spacing="0.06em" text-transform="uppercase" color="${light.accentText}">${escapeMarkup(words)}</mj-text>`;

function blockMarkup(block: IssueBlock, frame: MailFrame): string {
  switch (block.kind) {
    case 'stories':
    case 'guides':
    case 'places':
      return (
        section(headingMarkup(block.heading)) +
        block.teasers
          .map((teaser, at) => teaserMarkup(teaser, { kind: block.kind, isFirst: at === 0, ...frame }))
          .join('')
      );
    case 'question':
      return section(
        `<mj-divider /><mj-text css-class="ink" padding="0 20px 8px" font-family="${SERIF}" font-size="22px" line-height="1.25" font-weight="700">${escapeMarkup(block.question)}</mj-text>` +
          prose(
            (block.text ? `<p>${escapeMarkup(block.text)}</p>` : '') +
              `<p><a href="mailto:${escapeMarkup(frame.replyTo)}?subject=${encodeURIComponent(block.question)}">${escapeMarkup(texts.mail.answer())}</a></p>`,
          ),
      );
    case 'text':
      return section(
        (block.heading ? headingMarkup(block.heading) : '<mj-spacer height="14px" />') +
          prose(mailHtml(block.body, frame.siteUrl)),
      );
    case 'ad':
      return frame.ad ? adMarkup(frame.ad, frame.siteUrl) : '';
  }
}

const MORE = {
  stories: texts.mail.readStory,
  guides: texts.mail.readGuide,
  places: texts.mail.seePlace,
};

interface TeaserLook extends Pick<MailFrame, 'siteUrl'> {
  readonly kind: keyof typeof MORE;
  readonly isFirst: boolean;
}

/** The first story leads with its picture; all others have theirs beside them, on phones, too. */
function teaserMarkup(teaser: Teaser, { kind, isFirst, siteUrl }: TeaserLook): string {
  const href = absolute(teaser.path, siteUrl);
  const picture = mailPicture(teaser, siteUrl);
  const leads = kind === 'stories' && isFirst;
  const words = `
    <mj-text css-class="ink" font-family="${SERIF}" font-size="${leads ? 26 : 19}px" line-height="1.2" font-weight="700">${link(href, escapeMarkup(teaser.title), light.ink, 'title')}</mj-text>
    <mj-text css-class="soft" padding="4px 20px 0" font-size="13px" color="${light.inkSoft}">${escapeMarkup(teaser.note)}</mj-text>
    <mj-text css-class="ink" padding="6px 20px 0">${escapeMarkup(teaser.summary)}</mj-text>
    <mj-text css-class="accent" padding="4px 20px 22px" font-size="15px" color="${light.accentText}">${link(href, escapeMarkup(MORE[kind]()), light.accentText)}</mj-text>`;
  if (picture === null) return section(words);
  const image = (padding: string) =>
    `<mj-image src="${escapeMarkup(picture.src)}" alt="${escapeMarkup(picture.alt)}" href="${escapeMarkup(href)}" padding="${padding}" />`;
  if (leads) return section(image('0 20px 14px') + words);
  return `<mj-section><mj-group><mj-column width="68%">${words}</mj-column><mj-column width="32%">${image('4px 20px 0 0')}</mj-column></mj-group></mj-section>`;
}

/** Mail programs draw no SVG, so that a place without a photo has no picture here. */
function mailPicture({ image }: Teaser, siteUrl: string): { src: string; alt: string } | null {
  if (!image || image.url.endsWith('.svg')) return null;
  return { src: absolute(image.url, siteUrl), alt: image.alt };
}

function adMarkup(ad: ListedAd, siteUrl: string): string {
  const href = escapeMarkup(`${siteUrl}${adClickPath(ad)}`);
  return section(`<mj-divider />
    <mj-text css-class="soft" padding="0 20px 6px" font-size="12px" color="${light.inkSoft}">${escapeMarkup(texts.partners.advertisement())}</mj-text>
    <mj-image src="${escapeMarkup(absolute(ad.smallImageUrl ?? ad.imageUrl, siteUrl))}" alt="${escapeMarkup(ad.alt)}" href="${href}" rel="sponsored noopener" />`);
}

function footMarkup({ slug }: NewsletterIssue, frame: MailFrame): string {
  const { closing, postalAddress, siteUrl, siteName } = frame;
  const lines = [
    `${escapeMarkup(texts.mail.why({ site: siteName }))} ${link(UNSUBSCRIBE_URL, escapeMarkup(texts.mail.unsubscribe()), light.inkSoft)}`,
    link(`${siteUrl}${issuePath(slug)}`, escapeMarkup(texts.mail.readOnSite()), light.inkSoft),
    ...(postalAddress ? [escapeMarkup(postalAddress).replaceAll('\n', '<br>')] : []),
  ];
  return section(`<mj-divider />
    ${closing ? `<mj-text css-class="ink" padding="0 20px 18px">${escapeMarkup(closing).replaceAll('\n', '<br>')}</mj-text>` : ''}
    ${lines.map((line) => `<mj-text css-class="soft" padding="0 20px 10px" font-size="13px" color="${light.inkSoft}">${line}</mj-text>`).join('')}
    <mj-spacer height="24px" />`);
}
