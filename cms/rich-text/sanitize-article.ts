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

/** Only prose elements pass (decisions §14), with links to http, https, mail, phone or this site. */
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
