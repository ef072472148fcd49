import { absoluteUrl, graph, type StructuredData } from './json-ld.ts';

export interface OrganizationNode {
  '@type': 'Organization';
  '@id': string;
  name: string;
  url: string;
  logo: string;
}

export interface WebSiteNode {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  url: string;
  inLanguage: 'en-US';
  publisher: { '@id': string };
}

export interface FaqPageNode {
  '@type': 'FAQPage';
  '@id': string;
  mainEntity: { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }[];
}

/** Structured data of the home page: site, publisher and FAQ (decisions §12). */
export function homeData(home: {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly publication: string;
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
}): StructuredData<WebSiteNode | OrganizationNode | FaqPageNode> {
  const url = absoluteUrl('/', home.siteUrl);
  const organization = organizationNode(home.publication, home.siteUrl);
  return graph<WebSiteNode | OrganizationNode | FaqPageNode>([
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: home.siteName,
      url,
      inLanguage: 'en-US',
      publisher: { '@id': organization['@id'] },
    },
    organization,
    ...faqNodes(home.questions ?? [], url),
  ]);
}

/** The publisher. */
export function organizationNode(name: string, siteUrl: string): OrganizationNode {
  const url = absoluteUrl('/', siteUrl);
  // The masthead's stamp as PNG, because search engines don't accept SVG.
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name,
    url,
    logo: absoluteUrl('/icon-512.png', siteUrl),
  };
}

export function faqNodes(
  questions: readonly { readonly question: string; readonly answer: string }[],
  url: string,
): FaqPageNode[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }));
  return [{ '@type': 'FAQPage', '@id': `${url}#faq`, mainEntity }];
}
