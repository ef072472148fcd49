import { region } from '#city';
import type { Node } from './json-ld.ts';

type Questions = readonly { readonly question: string; readonly answer: string }[];

/** The home page: site, publisher and FAQ (decisions §12). */
export function homeNodes(
  site: { readonly name: string; readonly publication: string },
  questions: Questions = [],
): Node[] {
  const organization = organizationNode(site.publication);
  return [
    {
      '@type': 'WebSite',
      '@id': '/#website',
      name: site.name,
      url: '/',
      inLanguage: region.language,
      publisher: { '@id': organization['@id'] },
    },
    organization,
    ...faqNodes(questions, '/'),
  ];
}

/** The publisher. */
export function organizationNode(name: string): Node {
  // The masthead's stamp as PNG, because search engines don't accept SVG.
  return {
    '@type': 'Organization',
    '@id': '/#organization',
    name,
    url: '/',
    logo: '/icon-512.png',
  };
}

/** The questions of the page with that path; empty without any. */
export function faqNodes(questions: Questions, path: string): Node[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', '@id': `${path}#faq`, mainEntity }];
}
