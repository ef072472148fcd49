import { guidePath, restaurantPath, storyPath, AREA_GUIDE_SLUG } from '../addresses/page-paths.ts';
import { expect, it } from 'vitest';
import { readSubjectOf, SEARCH_PATH } from './read-subject.ts';

it('recognizes stories, guides, places and search by path', () => {
  expect(readSubjectOf(storyPath('oyster-cart'))).toEqual({ kind: 'story', slug: 'oyster-cart' });
  expect(readSubjectOf(guidePath('best-bar-&-restaurant-restaurants-baltimore'))).toEqual({
    kind: 'guide',
    slug: 'best-bar-&-restaurant-restaurants-baltimore',
  });
  expect(readSubjectOf(guidePath(AREA_GUIDE_SLUG))).toEqual({ kind: 'guide', slug: AREA_GUIDE_SLUG });
  expect(readSubjectOf(restaurantPath(12))).toEqual({ kind: 'place', slug: '12' });
  expect(readSubjectOf(SEARCH_PATH)).toEqual({ kind: 'search', slug: '' });
});

it.each(['/', '/?q=crab', '/blog', '/saved/token', '/admin', '/restaurants/1/reviews', '/constructor/x'])(
  'counts no readers at %s',
  (path) => expect(readSubjectOf(path)).toBeNull(),
);
