import { embedAt } from '#domain/addresses/embed-host';
import { escapeHtml } from './escape-html.ts';
import { imageHtml, pictureHtml } from './picture-html.ts';
import { isRecord, wordsIn } from './text-node.ts';

/** A quote set apart from the text, with the name of who says it. */
export function quoteHtml(fields: unknown): string {
  const quote = isRecord(fields) ? wordsIn(fields.quote) : null;
  if (!isRecord(fields) || quote === null) return '';
  return `<figure><blockquote><p>${escapeHtml(quote)}</p></blockquote>${below(fields.speaker)}</figure>`;
}

/** Pictures beside each other, each with its own caption and credit. */
export function galleryHtml(fields: unknown): string {
  if (!isRecord(fields) || !Array.isArray(fields.pictures)) return '';
  const pictures = fields.pictures.map(pictureHtml).join('');
  return pictures === '' ? '' : `<figure>${pictures}${below(fields.caption)}</figure>`;
}

/** A video or post elsewhere: our picture and a link, so that its host learns of no reader who only scrolls by. */
export function embedHtml(fields: unknown): string {
  if (!isRecord(fields) || typeof fields.url !== 'string') return '';
  const embed = embedAt(fields.url);
  const title = wordsIn(fields.title);
  if (embed === null || title === null) return '';
  // One link around both: its name says what happens, and the picture can be pressed as well.
  return (
    `<figure><a href="${escapeHtml(embed.href)}" rel="noopener noreferrer" target="_blank">` +
    `${imageHtml(fields.picture)}<strong>${embed.action}</strong> ${escapeHtml(title)}</a></figure>`
  );
}

function below(words: unknown): string {
  const said = wordsIn(words);
  return said === null ? '' : `<figcaption>${escapeHtml(said)}</figcaption>`;
}
