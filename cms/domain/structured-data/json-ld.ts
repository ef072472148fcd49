import * as texts from '#texts';

/** A page on the way to another. */
export interface Breadcrumb {
  readonly name: string;
  readonly url: string;
}

/** The first of every way. */
export const HOME: Breadcrumb = { name: texts.pages.home(), url: '/' };

/** A thing as schema.org describes it; properties that are `null` or `undefined` are left out. */
export interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The way to a page: those after the home page, and itself. */
export function breadcrumbNode(trail: readonly Breadcrumb[]): Node {
  const itemListElement = [HOME, ...trail].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** The properties with addresses, which nodes may give as paths of the site. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage']);

/** The nodes as a JSON-LD document with absolute addresses. Keeps an invalid one: a bad picture must not fail the page. */
export function writeJsonLd(nodes: readonly Node[], siteUrl: string): string {
  const document = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(document, (key, value: unknown) =>
    ADDRESSES.has(key) && typeof value === 'string' ? absoluteUrl(value, siteUrl) : (value ?? undefined),
  );
}

function absoluteUrl(url: string, siteUrl: string): string {
  try {
    return new URL(url, siteUrl).href;
  } catch {
    return url;
  }
}
