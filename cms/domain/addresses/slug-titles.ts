import { capitalize } from '../words/capitalize.ts';
import { readSlug } from './slugs.ts';

/** A display name for an unknown slug: each hyphen-separated word capitalized (spec 1 §2). */
export function titleFromSlug(rawSlug: string): string {
  return readSlug(rawSlug).split('-').map(capitalize).join(' ').trim();
}

/**
 * The same for cuisines, where `and` becomes `&`; both slugs of Bar & Restaurant resolve to it (spec 1 §2).
 */
export function cuisineTitleFromSlug(rawSlug: string): string {
  const title = titleFromSlug(rawSlug).replaceAll(' And ', ' & ');
  return title === 'Bar Restaurant' ? 'Bar & Restaurant' : title;
}
