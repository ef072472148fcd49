import { creditLine } from '#domain/words/credit-line';
import { escapeMarkup } from '#domain/words/escape-markup';
import { isRecord } from '#domain/is-record';

/** Path of the uploads, the only source of pictures in texts. */
export const UPLOADS = '/cms/api/media/file/';

/** The text column, or the full width on narrower screens. */
const SIZES = '(min-width: 48rem) 44rem, 100vw';

export function pictureHtml(value: unknown): string {
  const image = imageHtml(value);
  if (image === '' || !isRecord(value)) return '';
  const caption = [
    typeof value.caption === 'string' ? escapeMarkup(value.caption.trim()) : '',
    creditLine(value) === '' ? '' : `<small>${escapeMarkup(creditLine(value))}</small>`,
  ].filter((part) => part !== '');
  const below = caption.length > 0 ? `<figcaption>${caption.join(' ')}</figcaption>` : '';
  return `<figure>${image}${below}</figure>`;
}

/** A picture at its own aspect ratio, with a smaller version for small screens, and without layout shift. */
export function imageHtml(value: unknown): string {
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
  return `<img src="${url}"${set} alt="${typeof alt === 'string' ? escapeMarkup(alt) : ''}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
}

/** Builds the URL from the file name, because a stored URL could be anything. */
export function uploadPath(file: Record<string, unknown>): string | null {
  return typeof file.filename === 'string' && file.filename !== ''
    ? UPLOADS + encodeURIComponent(file.filename)
    : null;
}
