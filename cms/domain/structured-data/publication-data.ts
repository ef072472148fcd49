import {
  absoluteUrl,
  breadcrumbNodes,
  graph,
  type Breadcrumb,
  type Node,
  type StructuredData,
} from './json-ld.ts';
import { faqNodes, organizationNode } from './home-data.ts';

/** Structured data of the FAQ page. */
export function faqData(faq: {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly url: string;
  readonly siteUrl: string;
  readonly breadcrumbs: readonly Breadcrumb[];
}): StructuredData {
  return graph([
    ...faqNodes(faq.questions, absoluteUrl(faq.url, faq.siteUrl)),
    ...breadcrumbNodes(faq.breadcrumbs, faq.siteUrl),
  ]);
}

/** Structured data of an author's page. */
export function authorData(author: {
  readonly name: string;
  readonly line: string | null;
  readonly url: string;
  readonly imageUrl: string | null;
  readonly siteUrl: string;
  readonly breadcrumbs: readonly Breadcrumb[];
}): StructuredData {
  const url = absoluteUrl(author.url, author.siteUrl);
  return graph([
    {
      '@type': 'ProfilePage',
      '@id': `${url}#author`,
      mainEntity: {
        '@type': 'Person',
        name: author.name,
        url,
        ...(author.line !== null && { description: author.line }),
        ...(author.imageUrl !== null && { image: absoluteUrl(author.imageUrl, author.siteUrl) }),
      },
    },
    ...breadcrumbNodes(author.breadcrumbs, author.siteUrl),
  ]);
}

/** Structured data of the newsletter's archive. */
export function issuesData(archive: {
  readonly name: string;
  readonly url: string;
  readonly issues: readonly { readonly name: string; readonly url: string; readonly day: string }[];
  readonly siteUrl: string;
  readonly breadcrumbs: readonly Breadcrumb[];
}): StructuredData {
  const url = absoluteUrl(archive.url, archive.siteUrl);
  return graph([
    {
      '@type': 'CollectionPage',
      '@id': url,
      name: archive.name,
      url,
      hasPart: archive.issues.map(({ name, url: path, day }) => ({
        '@type': 'Article',
        headline: name,
        url: absoluteUrl(path, archive.siteUrl),
        datePublished: day,
      })),
    },
    ...breadcrumbNodes(archive.breadcrumbs, archive.siteUrl),
  ]);
}

/** Structured data of a page that only has breadcrumbs. */
export function trailData(breadcrumbs: readonly Breadcrumb[], siteUrl: string): StructuredData {
  return graph(breadcrumbNodes(breadcrumbs, siteUrl));
}

/** Structured data of a guide or story (decisions §12). Dates are ISO 8601. */
export function articleData(article: {
  readonly headline: string;
  readonly description: string;
  readonly url: string;
  readonly imageUrl: string;
  /** Caption, credit and license of the picture. */
  readonly picture?: PictureFacts | null;
  readonly publishedAt: string;
  readonly updatedAt: string | null;
  /** With the paths of their pages; empty if the publication is the author. */
  readonly authors: readonly { readonly name: string; readonly path: string }[];
  readonly publication: string;
  readonly siteUrl: string;
  readonly breadcrumbs: readonly Breadcrumb[];
}): StructuredData {
  const url = absoluteUrl(article.url, article.siteUrl);
  return graph([
    {
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: article.headline,
      description: article.description,
      url,
      mainEntityOfPage: url,
      datePublished: article.publishedAt,
      dateModified: article.updatedAt ?? article.publishedAt,
      author:
        article.authors.length === 0
          ? { '@type': 'Organization', name: article.publication }
          : article.authors.map(({ name, path }) => ({
              '@type': 'Person',
              name,
              url: absoluteUrl(path, article.siteUrl),
            })),
      publisher: organizationNode(article.publication, article.siteUrl),
      image: imageNode(absoluteUrl(article.imageUrl, article.siteUrl), article.picture),
    },
    ...breadcrumbNodes(article.breadcrumbs, article.siteUrl),
  ]);
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
    ...(caption && { caption }),
    ...(credit && { creditText: credit }),
    ...(license && { copyrightNotice: license }),
  };
}
