import { barriers } from './barriers.ts';
import { signIn, visitPanel } from './panel.ts';
import { expect, test } from './visit.ts';

/** Every screen of the admin panel meets WCAG 2.2 AA, Payload's after its widgets get names. */
test.use({ watched: false });

const OUR_SCREENS = [
  '/cms',
  '/cms/queue',
  '/cms/schedule',
  '/cms/search-index',
  '/cms/imports',
  '/cms/collections/stories/create',
  '/cms/collections/guides/create',
];
const PAYLOADS_SCREENS = [
  '/cms/collections/broken-links',
  '/cms/collections/import-sources/create',
  '/cms/collections/stories',
  '/cms/collections/restaurants',
  '/cms/collections/stories/1',
  '/cms/collections/media/1',
  '/cms/collections/guides/1',
  '/cms/collections/restaurants/10389',
  '/cms/collections/admins/1',
  '/cms/globals/home',
];

test('every screen is accessible', async ({ page }) => {
  await signIn(page);
  for (const path of [...OUR_SCREENS, ...PAYLOADS_SCREENS]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Loading …')).toHaveCount(0);
    // Pictures in a text load late, and get their name one frame later.
    await expect.poll(() => barriers(page), { message: path }).toEqual([]);
  }
});

test('the desk follows the system’s color scheme, signed out and in', async ({ page }) => {
  const expectSystemTheme = async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/cms');
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    }
  };
  await expectSystemTheme();
  // Its title is streamed after the body.
  await expect.poll(() => barriers(page)).toEqual([]);
  await signIn(page);
  await expectSystemTheme();
});

test('on a laptop the menu is open until its user closes it, and stays closed then', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await visitPanel(page, '/cms/collections/stories');
  const stored = page.waitForResponse(/payload-preferences\/nav/);
  await page.getByRole('button', { name: 'Close Menu' }).click();
  await stored;
  await visitPanel(page, '/cms/queue');
  // Payload reads the stored preference after the page has come alive, which takes back a press before that.
  await expect(async () => {
    await page.getByRole('button', { name: 'Open Menu' }).click({ timeout: 1_000 });
    await expect(page.getByRole('button', { name: 'Close Menu' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('screens omit what does not exist: angle brackets in a list, an editor of an unedited guide, an index before the first', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/cms/collections/pages');
  await expect(page.getByRole('row', { name: 'Privacy' })).toContainText(/yes/i);
  await page.goto('/cms/collections/media');
  await expect(page.getByRole('row').getByText('None', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/<No /)).toHaveCount(0);
  await page.goto('/cms/collections/redirects');
  await expect(page.getByText('This list is empty, or nothing in it matches')).toBeVisible();
  await visitPanel(page, '/cms/collections/guides/1');
  await expect(page.getByText('Who is on it')).toBeVisible();
  await expect(page.getByText('Last edited by')).toHaveCount(0);

  await visitPanel(page, '/cms/search-index');
  await expect(page.getByRole('heading', { name: /^Searches without a result/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rebuild index' }).click();
  await expect(page.getByText(/^Rebuilt the built-in index: \d+ places in /)).toBeVisible();
});

test('a picture can be cropped on a tablet, too', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page);
  await visitPanel(page, '/cms/collections/media/1');
  await page.getByRole('button', { name: 'Crop or focus' }).click();
  await expect(page.getByRole('button', { name: 'Apply changes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What must stay visible' })).toBeVisible();
});
