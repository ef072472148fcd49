/** The base of all JSON-LD nodes. */

export interface Breadcrumb {
  readonly name: string;
  readonly url: string;
}

/** A thing as schema.org describes it. */
export interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A JSON-LD document with several nodes. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': readonly Node[];
}

/** The breadcrumbs of a page; empty if none. */
export function breadcrumbNodes(breadcrumbs: readonly Breadcrumb[], siteUrl: string): Node[] {
  if (breadcrumbs.length === 0) return [];
  const itemListElement = breadcrumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(url, siteUrl),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** An absolute URL of a site path. Keeps an invalid one, because a bad picture must not fail the page. */
export function absoluteUrl(url: string, siteUrl: string): string {
  try {
    return new URL(url, siteUrl).href;
  } catch {
    return url;
  }
}

/** Combines nodes into one JSON-LD document. */
export function graph(nodes: readonly Node[]): StructuredData {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
