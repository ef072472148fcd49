import { describe, expect, test } from 'vitest';
import { articleNode } from './publication-data.ts';
import { faqNodes, homeNodes } from './home-data.ts';

const SITE = 'https://eat.example';

describe('the structured data of the home page', () => {
  const site = { name: 'Marble Step', publication: 'The Harbor Plate' };

  test('is the site and the organization that publishes it', () => {
    expect(homeNodes(site)(SITE)).toEqual([
      {
        '@type': 'WebSite',
        '@id': `${SITE}/#website`,
        name: 'Marble Step',
        url: `${SITE}/`,
        inLanguage: 'en-US',
        publisher: { '@id': `${SITE}/#organization` },
      },
      {
        '@type': 'Organization',
        '@id': `${SITE}/#organization`,
        name: 'The Harbor Plate',
        url: `${SITE}/`,
        logo: `${SITE}/icon-512.png`,
      },
    ]);
  });

  test('has the questions if there are any', () => {
    const nodes = homeNodes(site, [{ question: 'Crab?', answer: 'Yes.' }])(SITE);
    expect(nodes[2]).toEqual({
      '@type': 'FAQPage',
      '@id': `${SITE}/#faq`,
      mainEntity: [
        { '@type': 'Question', name: 'Crab?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
      ],
    });
  });
});

describe('the structured data of an article', () => {
  const article = {
    headline: 'Best Restaurants in Timonium',
    description: 'Where to eat.',
    url: '/timonium-restaurants',
    imageUrl: '/media/timonium.webp',
    publishedAt: '2025-04-06',
    updatedAt: null,
    authors: [],
    publication: 'The Harbor Plate',
  };

  test('has the article’s facts with absolute URLs', () => {
    expect(articleNode(article)(SITE)).toMatchObject({
      '@type': 'Article',
      '@id': `${SITE}/timonium-restaurants#article`,
      headline: 'Best Restaurants in Timonium',
      url: `${SITE}/timonium-restaurants`,
      datePublished: '2025-04-06',
      dateModified: '2025-04-06',
      author: { '@type': 'Organization', name: 'The Harbor Plate' },
      publisher: { '@type': 'Organization', name: 'The Harbor Plate' },
      image: `${SITE}/media/timonium.webp`,
    });
  });

  test('names its author and its last change if known', () => {
    const changed = {
      ...article,
      authors: [{ name: 'A. Writer', path: '/authors/a-writer' }],
      updatedAt: '2025-05-01',
    };
    expect(articleNode(changed)(SITE)).toMatchObject({
      dateModified: '2025-05-01',
      author: [{ '@type': 'Person', name: 'A. Writer', url: `${SITE}/authors/a-writer` }],
    });
  });
});

test('the FAQ page is a FAQPage with its own URL', () => {
  const questions = [{ question: 'What is pit beef?', answer: 'Beef, grilled over charcoal.' }];
  expect(faqNodes(questions, '/faq')(SITE)).toMatchObject([
    {
      '@type': 'FAQPage',
      '@id': `${SITE}/faq#faq`,
      mainEntity: [{ name: 'What is pit beef?', acceptedAnswer: { text: 'Beef, grilled over charcoal.' } }],
    },
  ]);
  expect(faqNodes([], '/faq')(SITE)).toEqual([]);
});
