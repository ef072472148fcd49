import sanitizeHtml from 'sanitize-html';
import { UPLOADS } from './picture-html.ts';

export const PROSE_TAGS: readonly string[] = [
  'p',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  's',
  'code',
  'sub',
  'sup',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'br',
  'figure',
  'figcaption',
  'small',
  'img',
];

/**
 * The final sanitizer: only prose elements pass, whatever the converters let through (decisions §14). Links
 * may use http, https, mail, phone or this site; pictures must be our own uploads.
 */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...PROSE_TAGS],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' &&
      ![attribs.src, ...(attribs.srcset ?? attribs.src ?? '').split(',')].every((address) =>
        address?.trim().startsWith(UPLOADS),
      ),
  });
}
