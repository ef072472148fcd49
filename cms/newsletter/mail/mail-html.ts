import sanitizeHtml from 'sanitize-html';
import { PROSE_TAGS } from '../../rich-text/sanitize-article.ts';

/** An address of the site in full; others as they are. */
export const absolute = (path: string, siteUrl: string) =>
  /^\/(?!\/)/.test(path) ? `${siteUrl}${path}` : path;

/**
 * A picture of the site as JPEG, which all programs draw (Outlook for Windows draws no WebP); `null` for a drawn cover,
 * since none draws SVG.
 */
export function mailPicture(url: string, siteUrl: string): string | null {
  if (url.endsWith('.svg')) return null;
  return absolute(url.replace(/^\/cms\/api\/([\w-]+)\/file\//, '/newsletter/pictures/$1/'), siteUrl);
}

/** A text as mail programs take it: whole addresses, one size of each picture, no attributes that they ignore. */
export function mailHtml(html: string, siteUrl: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...PROSE_TAGS],
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'style'] },
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: absolute(href, siteUrl) } }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: {
          src: mailPicture(src, siteUrl) ?? '',
          alt,
          width: '560',
          style: 'display:block;width:100%;max-width:560px;height:auto',
        },
      }),
    },
  });
}
