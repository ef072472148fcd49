import { organizationNode } from './home-data.ts';
import type { Node } from './json-ld.ts';

/** An author's page. */
export function authorNode(author: {
  readonly name: string;
  readonly line: string | null;
  readonly url: string;
  readonly imageUrl: string | null;
}): Node {
  return {
    '@type': 'ProfilePage',
    '@id': `${author.url}#author`,
    mainEntity: {
      '@type': 'Person',
      name: author.name,
      url: author.url,
      description: author.line,
      image: author.imageUrl,
    },
  };
}

/** The newsletter's archive. */
export function issuesNode(archive: {
  readonly name: string;
  readonly url: string;
  readonly issues: readonly { readonly name: string; readonly url: string; readonly day: string }[];
}): Node {
  return {
    '@type': 'CollectionPage',
    '@id': archive.url,
    name: archive.name,
    url: archive.url,
    hasPart: archive.issues.map(({ name, url: path, day }) => ({
      '@type': 'Article',
      headline: name,
      url: path,
      datePublished: day,
    })),
  };
}

/** A guide, story or issue of the newsletter (decisions §12). Dates are ISO 8601. */
export function articleNode(article: {
  readonly headline: string;
  readonly description: string;
  readonly url: string;
  readonly imageUrl: string;
  /** Caption, credit and license of the picture. */
  readonly picture?: PictureFacts | null;
  readonly publishedAt: string;
  readonly updatedAt?: string | null;
  /** With the paths of their pages; without any, the publication is the author. */
  readonly authors?: readonly { readonly name: string; readonly path: string }[];
  readonly publication: string;
}): Node {
  const { authors = [] } = article;
  return {
    '@type': 'Article',
    '@id': `${article.url}#article`,
    headline: article.headline,
    description: article.description,
    url: article.url,
    mainEntityOfPage: article.url,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt ?? article.publishedAt,
    author:
      authors.length === 0
        ? { '@type': 'Organization', name: article.publication }
        : authors.map(({ name, path }) => ({ '@type': 'Person', name, url: path })),
    publisher: organizationNode(article.publication),
    image: imageNode(article.imageUrl, article.picture),
  };
}

interface PictureFacts {
  readonly caption: string | null;
  readonly credit: string | null;
  readonly license: string | null;
}

function imageNode(url: string, picture: PictureFacts | null | undefined): string | Node {
  const { caption, credit, license } = picture ?? {};
  if (!caption && !credit && !license) return url;
  return {
    '@type': 'ImageObject',
    url,
    caption: caption || null,
    creditText: credit || null,
    copyrightNotice: license || null,
  };
}
