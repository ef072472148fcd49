/** What every JSON-LD document of the site is made of. */

export interface Breadcrumb {
  readonly name: string;
  readonly url: string;
}

export interface BreadcrumbListNode {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

/** A JSON-LD document of several things. */
export interface StructuredData<Node> {
  '@context': 'https://schema.org';
  '@graph': Node[];
}

/** The way to a page, empty where there is none. */
export function breadcrumbNodes(breadcrumbs: readonly Breadcrumb[], siteUrl: string): BreadcrumbListNode[] {
  if (breadcrumbs.length === 0) return [];
  const itemListElement = breadcrumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: absoluteUrl(url, siteUrl),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** An address on the site in full. One that cannot be read stays as it is: a bad picture must not cost the page. */
export function absoluteUrl(url: string, siteUrl: string): string {
  try {
    return new URL(url, siteUrl).href;
  } catch {
    return url;
  }
}

/** Several things as one JSON-LD document. */
export function graph<Node>(nodes: Node[]): StructuredData<Node> {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/**
 * The document as the text of a `<script type="application/ld+json">`: no name in it can close the element or
 * open a comment.
 */
export function structuredDataText(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
}
