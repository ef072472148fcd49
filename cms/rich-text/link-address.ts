import {
  authorPath,
  cuisinePath,
  guidePath,
  neighborhoodPath,
  pagePath,
  restaurantPath,
  storyPath,
} from '#domain/addresses/page-paths';
import { isRecord } from '#domain/is-record';

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

/** Paths of linked documents, by collection; `null` if a document has no page. */
const PATHS: Readonly<Record<string, (doc: Record<string, unknown>) => string | null>> = {
  restaurants: (doc) =>
    whenPublished(doc, () => (typeof doc.id === 'number' ? restaurantPath(doc.id) : null)),
  stories: (doc) => whenPublished(doc, () => bySlug(doc, storyPath)),
  guides: (doc) => whenPublished(doc, () => bySlug(doc, guidePath)),
  pages: (doc) => whenPublished(doc, () => bySlug(doc, pagePath)),
  authors: (doc) => bySlug(doc, authorPath),
  cuisines: ({ name, hidden }) => (typeof name === 'string' && hidden !== true ? cuisinePath(name) : null),
  neighborhoods: ({ name }) => (typeof name === 'string' ? neighborhoodPath(name) : null),
};

function pathOf(relationTo: unknown, value: unknown): string | null {
  if (!isRecord(value) || typeof relationTo !== 'string' || !Object.hasOwn(PATHS, relationTo)) return null;
  return PATHS[relationTo]?.(value) ?? null;
}

function whenPublished(doc: Record<string, unknown>, path: () => string | null): string | null {
  return doc._status === 'published' ? path() : null;
}

function bySlug({ slug }: Record<string, unknown>, path: (slug: string) => string): string | null {
  return typeof slug === 'string' ? path(slug) : null;
}
