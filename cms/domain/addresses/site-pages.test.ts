import { describe, expect, test } from 'vitest';
import { pathOf } from './site-pages.ts';

describe('the address of', () => {
  test.each([
    ['a place', pathOf.restaurant(10001), '/restaurants/10001'],
    ['a cuisine', pathOf.cuisine('Bar & Restaurant'), '/cuisines/bar-%26-restaurant'],
    ['a story', pathOf.story('amoora-downtown'), '/local-businesses/amoora-downtown'],
    ['a guide', pathOf.guide('canton-restaurant-guide'), '/blog/canton-restaurant-guide'],
    [
      'a guide with an awkward name',
      pathOf.guide('best-bar-&-restaurant-restaurants-baltimore'),
      '/blog/best-bar-%26-restaurant-restaurants-baltimore',
    ],
    ['the guide to Timonium', pathOf.guide('timonium-restaurants'), '/timonium-restaurants'],
    ['an award', pathOf.award('red-emmas'), '/awards/red-emmas'],
    ['a shared list, whose token keeps its capitals', pathOf.sharedList('aB-3'), '/saved/aB-3'],
    ['a page of editors', pathOf.page('House Rules'), '/house-rules'],
  ])('%s', (_what, path, expected) => {
    expect(path).toBe(expected);
  });
});
