import {
  absoluteUrl,
  breadcrumbNodes,
  graph,
  type Breadcrumb,
  type BreadcrumbListNode,
  type StructuredData,
} from './json-ld.ts';
import { faqNodes, organizationNode, type FaqPageNode, type OrganizationNode } from './home-data.ts';

export interface ArticleNode {
  '@type': 'Article';
  '@id': string;
  headline: string;
  description: string;
  url: string;
  mainEntityOfPage: string;
  datePublished: string;
  dateModified: string;
  author: { '@type': 'Organization'; name: string } | PersonNode[];
  publisher: OrganizationNode;
  image: string | ImageNode;
}

export interface PersonNode {
  '@type': 'Person';
  name: string;
  url: string;
}

export interface ProfilePageNode {
  '@type': 'ProfilePage';
  '@id': string;
  mainEntity: PersonNode & { description?: string; image?: string };
}

export interface ImageNode {
  '@type': 'ImageObject';
  url: string;
  caption?: string;
  creditText?: string;
  copyrightNotice?: string;
}

/** Structured data of the FAQ page. */
export function faqData(faq: {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly url: string;
  readonly siteUrl: string;
  readonly breadcrumbs: readonly Breadcrumb[];
}): StructuredData<FaqPageNode | BreadcrumbListNode> {
  return graph<FaqPageNode | BreadcrumbListNode>([
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
}): StructuredData<ProfilePageNode | BreadcrumbListNode> {
  const url = absoluteUrl(author.url, author.siteUrl);
  return graph<ProfilePageNode | BreadcrumbListNode>([
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

/** Structured data of a page that only has breadcrumbs. */
export function trailData(
  breadcrumbs: readonly Breadcrumb[],
  siteUrl: string,
): StructuredData<BreadcrumbListNode> {
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
}): StructuredData<ArticleNode | BreadcrumbListNode> {
  const url = absoluteUrl(article.url, article.siteUrl);
  return graph<ArticleNode | BreadcrumbListNode>([
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
              '@type': 'Person' as const,
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

function imageNode(url: string, picture: PictureFacts | null | undefined): string | ImageNode {
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
