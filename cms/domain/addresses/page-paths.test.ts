import { describe, expect, test } from 'vitest';
import { awardBadgePath, awardPath, guidePath, restaurantPath, storyPath } from './page-paths.ts';

describe('the address of', () => {
  test.each([
    ['a place', restaurantPath(10001), '/restaurants/10001'],
    ['a story', storyPath('amoora-downtown'), '/local-businesses/amoora-downtown'],
    ['a guide', guidePath('canton-restaurant-guide'), '/blog/canton-restaurant-guide'],
    [
      'a guide with an awkward name',
      guidePath('best-bar-&-restaurant-restaurants-baltimore'),
      '/blog/best-bar-%26-restaurant-restaurants-baltimore',
    ],
    ['the guide to Timonium', guidePath('timonium-restaurants'), '/timonium-restaurants'],
    ['an award', awardPath('red-emmas'), '/awards/red-emmas'],
    ['its picture', awardBadgePath('red-emmas'), '/award-badges/red-emmas'],
  ])('%s', (_what, path, expected) => {
    expect(path).toBe(expected);
  });
});
