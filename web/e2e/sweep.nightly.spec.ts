import { changePlace, newList } from '#domain/lists/place-list';
import { barriers } from './barriers.ts';
import {
  drawn,
  headingLevels,
  narrowTargets,
  shiftOf,
  smallTargets,
  watchShifts,
  whatSticksOut,
} from './layout.ts';
import { isPhone, LOOKS, lookText, takeOn } from './looks.ts';
import { MISSING_PATHS, PAGES } from './pages.ts';
import { expect, hold, hydrated, test, visit } from './visit.ts';

/** Opens each page as a phone and as a desktop does, and checks it in every way there. */
test.use({ missing: MISSING_PATHS });

/** Pages whose content is requested by a script. */
const ASKING = [
  { name: 'nearby', path: '/?mode=nearby' },
  { name: 'the account', path: '/account' },
  { name: 'a list of the device', path: '/saved?list=date-night' },
  { name: 'confirming an address', path: '/account/email#made-up' },
  { name: 'a forgotten password', path: '/auth/password#made-up' },
];

/** The least size of buttons and fields in pixels, for a thumb and for a pointer (WCAG 2.2, 2.5.8). */
const TARGET = { phone: 44, desk: 24 };

for (const look of LOOKS) {
  test.describe(lookText(look), () => {
    test.use({ hasTouch: isPhone(look) });

    for (const { name, path } of PAGES) {
      test(`${name}: nothing shifts, sticks out, is too small to press or is a barrier`, async ({ page }) => {
        await takeOn(page, look);
        await watchShifts(page);
        // SVG files load late, as on a slow network; fonts are preloaded, and their fallbacks are as wide.
        const release = await hold(page, /\.svg$/);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        release();
        await drawn(page);
        await page.mouse.wheel(0, 600);
        await drawn(page);
        expect(await shiftOf(page)).toBeLessThan(0.02);
        expect(await barriers(page)).toEqual([]);

        expect(await smallTargets(page)).toEqual([]);
        expect(await narrowTargets(page, isPhone(look) ? TARGET.phone : TARGET.desk)).toEqual([]);
        const levels = await headingLevels(page);
        expect(levels.filter((level) => level === 1)).toHaveLength(1);
        expect(levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1)).toEqual([]);
        for (const width of isPhone(look) ? [320, 360, 768] : [1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          // The page adapts to its new size a moment later.
          await expect.poll(() => whatSticksOut(page), `at ${width} px`).toEqual({ page: 0, elements: [] });
        }
      });
    }

    test('the buttons that reorder a list kept on the device are large enough', async ({ page }) => {
      const list = newList('date-night', 'Date night');
      const facts = { note: 'Ask for the window.', beenThere: true };
      const places = [10389, 10009].flatMap((id) => changePlace(list, id, facts, id).places);
      await takeOn(page, look);
      await page.addInitScript(
        (kept) => localStorage.setItem('lists', kept),
        JSON.stringify({ device: { lists: [{ ...list, places }], unsent: [], links: null } }),
      );
      await visit(page, '/saved?list=date-night');
      await expect(page.getByRole('button', { name: /^Move .* up$/ })).toHaveCount(2);
      expect(await narrowTargets(page, isPhone(look) ? TARGET.phone : TARGET.desk)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });
  });
}

const WIDEST_WORD = 'W'.repeat(88);

test('an 88-letter word does not widen any page, on phone or desktop', async ({ page }) => {
  for (const path of [
    '/',
    '/cuisines/pizza',
    '/neighborhoods',
    '/restaurants/10389',
    '/blog',
    '/blog/most-romantic-restaurants',
  ]) {
    await page.setViewportSize({ width: 360, height: 760 });
    await visit(page, path);
    await page.evaluate((word) => {
      for (const text of document.querySelectorAll('main :is(h1, h2, h3, h3 a, h2 a, p, dd)')) {
        const own = [...text.childNodes].find(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (own) own.textContent = word;
      }
    }, WIDEST_WORD);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 760 });
      await expect
        .poll(() => whatSticksOut(page), `${path} at ${width} px`)
        .toEqual({ page: 0, elements: [] });
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Every public page is readable, links work, and search submits as a form (decisions §13).
  test('every page is readable, and none waits for what only a script would load', async ({ page }) => {
    test.slow();
    for (const { name, path } of [...PAGES, ...ASKING]) {
      await test.step(name, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).not.toBeEmpty();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(
          page
            .getByRole('main')
            .getByText(/^\w+ing\b.*(?:…|\.\.\.)$/)
            .filter({ visible: true }),
        ).toHaveCount(0);
      });
    }
  });
});
