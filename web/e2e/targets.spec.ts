import { barriers } from './barriers.ts';
import { narrowTargets } from './layout.ts';
import { expect, test, visit } from './visit.ts';

/** What is pressed is large enough to press: 24 px anywhere (WCAG 2.2, 2.5.8), 44 px for the main things under a thumb. */

const PATHS = [
  '/',
  '/cuisines/pizza',
  '/neighborhoods',
  '/restaurants/10389',
  '/blog',
  '/local-businesses',
  '/quiz',
  '/saved',
  '/auth',
  '/submit-restaurant',
];

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const path of PATHS) {
    test(`buttons and fields of ${path} are as large as a thumb needs, all else as large as it has to be`, async ({
      page,
    }) => {
      await visit(page, path);
      expect(await narrowTargets(page, 44)).toEqual([]);
      expect(await barriers(page)).toEqual([]);
    });
  }
});
