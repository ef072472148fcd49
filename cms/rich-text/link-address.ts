import { guidePath, pagePath, restaurantPath, storyPath } from '#domain/addresses/page-paths';
import { isRecord, relatedId } from './text-node.ts';

export interface LinkTarget {
  readonly href: string;
  readonly isExternal: boolean;
}

const EXTERNAL = /^(?:https?:\/\/[^\s/]|mailto:\S|tel:\S)/i;
const INTERNAL = /^(?:\/(?![/\\])|#)/;

/** The target of a link in a text; `null` if it is invalid, missing or unpublished. */
export function linkTarget(fields: unknown): LinkTarget | null {
  if (!isRecord(fields)) return null;
  if (fields.linkType === 'internal') return internalTarget(fields.doc);
  if (typeof fields.url !== 'string') return null;
  // Browsers ignore control characters and blanks inside a URL ("java\nscript:").
  const url = [...fields.url].filter((character) => character > ' ' && character !== '\u007f').join('');
  if (INTERNAL.test(url)) return { href: url, isExternal: false };
  return EXTERNAL.test(url) ? { href: url, isExternal: true } : null;
}

function internalTarget(doc: unknown): LinkTarget | null {
  if (!isRecord(doc)) return null;
  const href = pathOf(doc.relationTo, doc.value);
  return href === null ? null : { href, isExternal: false };
}

function pathOf(relationTo: unknown, value: unknown): string | null {
  if (!isRecord(value) || value._status !== 'published') return null;
  const slug = typeof value.slug === 'string' ? value.slug : null;
  const id = relatedId(value);
  if (relationTo === 'restaurants') return id === null ? null : restaurantPath(id);
  if (slug === null) return null;
  if (relationTo === 'stories') return storyPath(slug);
  if (relationTo === 'guides') return guidePath(slug);
  return relationTo === 'pages' ? pagePath(slug) : null;
}
