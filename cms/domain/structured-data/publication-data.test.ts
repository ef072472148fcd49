import { describe, expect, test } from 'vitest';
import { articleNode } from './publication-data.ts';
import { faqNodes, homeNodes } from './home-data.ts';

describe('the structured data of the home page', () => {
  const site = { name: 'Marble Step', publication: 'The Harbor Plate' };

  test('is the site and the organization that publishes it', () => {
    expect(homeNodes(site)).toEqual([
      {
        '@type': 'WebSite',
        '@id': '/#website',
        name: 'Marble Step',
        url: '/',
        inLanguage: 'en-US',
        publisher: { '@id': '/#organization' },
      },
      {
        '@type': 'Organization',
        '@id': '/#organization',
        name: 'The Harbor Plate',
        url: '/',
        logo: '/icon-512.png',
      },
    ]);
  });

  test('has the questions if there are any', () => {
    const nodes = homeNodes(site, [{ question: 'Crab?', answer: 'Yes.' }]);
    expect(nodes[2]).toEqual({
      '@type': 'FAQPage',
      '@id': '/#faq',
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

  test('has the article’s facts', () => {
    expect(articleNode(article)).toMatchObject({
      '@type': 'Article',
      '@id': '/timonium-restaurants#article',
      headline: 'Best Restaurants in Timonium',
      url: '/timonium-restaurants',
      datePublished: '2025-04-06',
      dateModified: '2025-04-06',
      author: { '@type': 'Organization', name: 'The Harbor Plate' },
      publisher: { '@type': 'Organization', name: 'The Harbor Plate' },
      image: '/media/timonium.webp',
    });
  });

  test('names its author and its last change if known', () => {
    const changed = {
      ...article,
      authors: [{ name: 'A. Writer', path: '/authors/a-writer' }],
      updatedAt: '2025-05-01',
    };
    expect(articleNode(changed)).toMatchObject({
      dateModified: '2025-05-01',
      author: [{ '@type': 'Person', name: 'A. Writer', url: '/authors/a-writer' }],
    });
  });
});

test('the FAQ page is a FAQPage with its own URL', () => {
  const questions = [{ question: 'What is pit beef?', answer: 'Beef, grilled over charcoal.' }];
  expect(faqNodes(questions, '/faq')).toMatchObject([
    {
      '@type': 'FAQPage',
      '@id': '/faq#faq',
      mainEntity: [{ name: 'What is pit beef?', acceptedAnswer: { text: 'Beef, grilled over charcoal.' } }],
    },
  ]);
  expect(faqNodes([], '/faq')).toEqual([]);
});
