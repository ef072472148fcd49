import { barriers } from './barriers.ts';
import { signIn } from './panel.ts';
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
