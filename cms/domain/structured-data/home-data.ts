import { region } from '#city';
import { absoluteUrl, type Node } from './json-ld.ts';

type Questions = readonly { readonly question: string; readonly answer: string }[];

/** The home page: site, publisher and FAQ (decisions §12). */
export const homeNodes =
  (site: { readonly name: string; readonly publication: string }, questions: Questions = []) =>
  (siteUrl: string): Node[] => {
    const url = absoluteUrl('/', siteUrl);
    const organization = organizationNode(site.publication, siteUrl);
    return [
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name: site.name,
        url,
        inLanguage: region.language,
        publisher: { '@id': organization['@id'] },
      },
      organization,
      ...faqNodes(questions, '/')(siteUrl),
    ];
  };

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

/** The questions of the page with that path; empty without any. */
export const faqNodes =
  (questions: Questions, path: string) =>
  (siteUrl: string): Node[] => {
    if (questions.length === 0) return [];
    const mainEntity = questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
    return [{ '@type': 'FAQPage', '@id': `${absoluteUrl(path, siteUrl)}#faq`, mainEntity }];
  };
