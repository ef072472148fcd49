import { escapeMarkup } from '../words/escape-markup.ts';

/** Width of the award picture in the embed snippet, in CSS pixels (spec 2 §9). */
export const AWARD_IMAGE_WIDTH = 200;

/**
 * The embed code for winners: a link to the publication's site around the award picture, 200 wide (spec 2
 * §2), with alt text and `nofollow` (decisions §8).
 */
export function awardSnippet(award: {
  readonly siteUrl: string;
  readonly imageUrl: string;
  readonly alt: string;
}): string {
  return `<a href="${escapeMarkup(award.siteUrl)}" target="_blank" rel="nofollow noopener"><img src="${escapeMarkup(award.imageUrl)}" alt="${escapeMarkup(award.alt)}" width="${AWARD_IMAGE_WIDTH}"></a>`;
}
