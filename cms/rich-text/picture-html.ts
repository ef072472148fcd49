import { escapeHtml } from './escape-html.ts';
import { isRecord } from './text-node.ts';

/** Where uploads are served; nothing else is a picture of a text. */
export const UPLOADS = '/cms/api/media/file/';

/** The text column, and the whole screen where that is narrower. */
const SIZES = '(min-width: 48rem) 44rem, 100vw';

/** An uploaded picture inside a text: its own ratio, the smaller file where that is enough, nothing jumps. */
export function pictureHtml(value: unknown): string {
  if (!isRecord(value)) return '';
  const { alt, width, height } = value;
  const url = uploadPath(value);
  if (url === null || typeof width !== 'number' || typeof height !== 'number') return '';
  const small = isRecord(value.sizes) && isRecord(value.sizes.text) ? value.sizes.text : {};
  const smallUrl = uploadPath(small);
  const set =
    smallUrl !== null && typeof small.width === 'number'
      ? ` srcset="${smallUrl} ${small.width}w, ${url} ${width}w" sizes="${SIZES}"`
      : '';
  return `<figure><img src="${url}"${set} alt="${typeof alt === 'string' ? escapeHtml(alt) : ''}" width="${width}" height="${height}" loading="lazy" decoding="async"></figure>`;
}

/** The address is made from the name of the file: a stored address could be any. */
export function uploadPath(file: Record<string, unknown>): string | null {
  return typeof file.filename === 'string' && file.filename !== ''
    ? UPLOADS + encodeURIComponent(file.filename)
    : null;
}
