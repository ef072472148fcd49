import * as texts from '#texts';

/** A page on the way to another. */
export interface Breadcrumb {
  readonly name: string;
  readonly url: string;
}

/** The first of every way. */
export const HOME: Breadcrumb = { name: texts.pages.home(), url: '/' };

/** A thing as schema.org describes it. */
export interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Something that a page is about, with absolute addresses on that site. */
export type NodesOn = (siteUrl: string) => Node | Node[];

/** The way to a page: those after the home page, and itself. */
export function breadcrumbNode(trail: readonly Breadcrumb[], siteUrl: string): Node {
  const itemListElement = [HOME, ...trail].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(url, siteUrl),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** An absolute URL of a site path. Keeps an invalid one, because a bad picture must not fail the page. */
export function absoluteUrl(url: string, siteUrl: string): string {
  try {
    return new URL(url, siteUrl).href;
  } catch {
    return url;
  }
}
