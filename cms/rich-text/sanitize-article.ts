import sanitizeHtml from 'sanitize-html';
import { UPLOADS } from './picture-html.ts';

/**
 * The last gate before a page: only what prose is made of gets through, whatever the converters let pass
 * (decisions §14). Links go to http, https, mail, phone or this site; pictures come from our own uploads.
 */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
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
      'img',
    ],
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
