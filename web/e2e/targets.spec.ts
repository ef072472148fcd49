import { narrowTargets, smallTargets } from './layout.ts';
import { MISSING_PATHS, SWEPT } from './pages.ts';
import { expect, test, visit, type Page } from './visit.ts';

/** What is pressed is large enough to press: 24 px anywhere (WCAG 2.2, 2.5.8), 44 px for the main things under a thumb. */

const LIST = '/saved?list=date-night';
const PATHS = [...SWEPT.map(({ path }) => path), LIST];

test.use({ missing: MISSING_PATHS });

async function withList(page: Page): Promise<void> {
  const places = [10389, 10009].map((id) => ({ id, note: 'Ask for the window.', beenThere: true }));
  const lists = [{ deviceKey: 'date-night', name: 'Date night', places }];
  await page.addInitScript((kept) => localStorage.setItem('saved-lists', kept), JSON.stringify({ lists }));
}

async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  if (path === LIST) await expect(page.getByRole('button', { name: /^Move .* up$/ })).toHaveCount(2);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('buttons and fields of every page are as large as a thumb needs', async ({ page }) => {
    test.slow();
    await withList(page);
    for (const path of PATHS) {
      await open(page, path);
      expect.soft(await narrowTargets(page, 44), path).toEqual([]);
    }
  });
});

test('on a wide screen nothing on any page is too small to be hit', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 844 });
  await withList(page);
  for (const path of PATHS) {
    await open(page, path);
    expect.soft([...(await narrowTargets(page, 24)), ...(await smallTargets(page))], path).toEqual([]);
  }
});
