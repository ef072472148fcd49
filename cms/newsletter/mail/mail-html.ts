import type { ArticlePart } from '#contract/editorial';
import { pathOf } from '#domain/addresses/site-pages';
import { escapeMarkup } from '#domain/words/escape-markup';
import sanitizeHtml from 'sanitize-html';
import { PROSE_TAGS } from '../../rich-text/sanitize-article.ts';

/** A text as mail programs take it: whole addresses, one size of each picture, no attributes that they ignore. */
export function mailHtml(parts: readonly ArticlePart[], siteUrl: string): string {
  return parts
    .map((part) => (part.kind === 'html' ? forMail(part.html, siteUrl) : placesHtml(part, siteUrl)))
    .join('');
}

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

function forMail(html: string, siteUrl: string): string {
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

function placesHtml(part: Exclude<ArticlePart, { kind: 'html' }>, siteUrl: string): string {
  const places = part.kind === 'places' ? part.places : [{ restaurant: part.restaurant, note: null }];
  const heading = part.kind === 'places' && part.heading ? `<h3>${escapeMarkup(part.heading)}</h3>` : '';
  const lines = places.map(({ restaurant, note }) => {
    const name = `<a href="${siteUrl}${pathOf.restaurant(restaurant.id)}"><strong>${escapeMarkup(restaurant.name)}</strong></a>`;
    const facts = escapeMarkup([restaurant.category, restaurant.neighborhood].filter(Boolean).join(' · '));
    return `<p>${name}, ${facts}<br>${escapeMarkup(note ?? restaurant.description)}</p>`;
  });
  return heading + lines.join('');
}
