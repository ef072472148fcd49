import { embedAt } from '#domain/addresses/embed-host';
import { escapeMarkup } from '#domain/words/escape-markup';
import { imageHtml, pictureHtml } from './picture-html.ts';
import { isRecord } from '#domain/is-record';
import { wordsIn } from './article-text.ts';

export function quoteHtml(fields: unknown): string {
  const quote = isRecord(fields) ? wordsIn(fields.quote) : null;
  if (!isRecord(fields) || quote === null) return '';
  return `<figure><blockquote><p>${escapeMarkup(quote)}</p></blockquote>${below(fields.speaker)}</figure>`;
}

/** A gallery of pictures, each with its own caption and credit. */
export function galleryHtml(fields: unknown): string {
  if (!isRecord(fields) || !Array.isArray(fields.pictures)) return '';
  const pictures = fields.pictures.map(pictureHtml).join('');
  return pictures === '' ? '' : `<figure>${pictures}${below(fields.caption)}</figure>`;
}

/**
 * A video or post on another site: our picture and a link, so that the host learns nothing about readers who only
 * scroll past.
 */
export function embedHtml(fields: unknown): string {
  if (!isRecord(fields) || typeof fields.url !== 'string') return '';
  const embed = embedAt(fields.url);
  const title = wordsIn(fields.title);
  if (embed === null || title === null) return '';
  // One link around both, so that its name describes the action and the picture can be clicked as well.
  return (
    `<figure><a href="${escapeMarkup(embed.href)}" rel="noopener noreferrer" target="_blank">` +
    `${imageHtml(fields.picture)}<strong>${embed.action}</strong> ${escapeMarkup(title)}</a></figure>`
  );
}

function below(words: unknown): string {
  const said = wordsIn(words);
  return said === null ? '' : `<figcaption>${escapeMarkup(said)}</figcaption>`;
}
