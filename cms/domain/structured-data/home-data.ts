import { region } from '#city';
import { absoluteUrl, graph, type Node, type StructuredData } from './json-ld.ts';

/** Structured data of the home page: site, publisher and FAQ (decisions §12). */
export function homeData(
  site: { readonly name: string; readonly publication: string },
  siteUrl: string,
  questions: readonly { readonly question: string; readonly answer: string }[] = [],
): StructuredData {
  const url = absoluteUrl('/', siteUrl);
  const organization = organizationNode(site.publication, siteUrl);
  return graph([
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: site.name,
      url,
      inLanguage: region.language,
      publisher: { '@id': organization['@id'] },
    },
    organization,
    ...faqNodes(questions, url),
  ]);
}

/** The publisher. */
export function organizationNode(name: string, siteUrl: string): Node {
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
): Node[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', '@id': `${url}#faq`, mainEntity }];
}
