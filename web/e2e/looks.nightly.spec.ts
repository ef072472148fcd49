import { barriers } from './barriers.ts';
import { smallTargets, narrowTargets, whatSticksOut } from './layout.ts';
import { isPhone, LOOKS, lookText, takeOn } from './looks.ts';
import { signIn } from './panel.ts';
import { expect, test, visit } from './visit.ts';

/** What opens or loads on a page, which the sweep of the pages does not show. */
for (const look of LOOKS) {
  test.describe(lookText(look), () => {
    test.use({ hasTouch: isPhone(look) });
    test.beforeEach(({ page }) => takeOn(page, look));

    test('results, an open filter, open suggestions and an empty list', async ({ page }) => {
      const filters = page.getByRole('form', { name: 'Filters' });
      const box = page.getByPlaceholder('Search restaurants...');
      await visit(page, '/?q=crab&price=%24%24&minRating=4&need=vegetarian');
      expect(await barriers(page)).toEqual([]);
      // On a phone the bar only opens the sheet.
      for (const name of isPhone(look) ? ['Filters'] : ['Cuisine', 'Filters']) {
        const opener = filters.getByRole('button', { name: new RegExp(`^${name}`) });
        await opener.click();
        await expect(page.getByRole('dialog', { name }).getByRole('checkbox').first()).toBeVisible();
        expect(await barriers(page, ['[role="dialog"]'])).toEqual([]);
        if (isPhone(look)) expect(await narrowTargets(page, 44)).toEqual([]);
        await page.keyboard.press('Escape');
        // It gets the focus back once the sheet has closed.
        await expect(opener).toBeFocused();
      }
      await box.fill('');
      await box.pressSequentially('seafood');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      expect(await barriers(page, ['[role="combobox"]', '[role="listbox"]'])).toEqual([]);
      await visit(page, '/?q=xylophone+zzyzx');
      expect(await barriers(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });

    test('an ad and featured businesses', async ({ page }) => {
      await visit(page, '/');
      const slot = page.getByRole('complementary', { name: 'Advertisement' });
      await slot.scrollIntoViewIfNeeded();
      await expect(slot.getByRole('img')).toBeVisible();
      const businesses = page.getByRole('region', { name: 'Featured Businesses' });
      await expect(businesses.getByRole('article').first()).toBeVisible();
      const partners = ['[aria-label="Advertisement"]', 'section[aria-labelledby="featured"]'];
      expect(await barriers(page, partners)).toEqual([]);
    });

    for (const step of ['mealType', 'vibe', 'zipcode', 'gate', 'results']) {
      test(`the quiz, step ${step}`, async ({ page }) => {
        await visit(page, `/quiz?mealType=lunch&zipcode=21224&step=${step}`);
        expect(await barriers(page)).toEqual([]);
        expect((await whatSticksOut(page)).page).toBeLessThanOrEqual(0);
        if (isPhone(look)) expect(await narrowTargets(page, 44)).toEqual([]);
      });
    }

    test('the menu', async ({ page }) => {
      test.skip(!isPhone(look), 'A wide screen has no menu.');
      await visit(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const duration = await menu.evaluate((dialog) =>
        Number.parseFloat(getComputedStyle(dialog).transitionDuration),
      );
      expect(duration).toBeLessThan(0.001);
      expect(await barriers(page, ['[role="dialog"]'])).toEqual([]);
      expect(await narrowTargets(page, 44)).toEqual([]);
    });

    test('the dashboard of ads', async ({ page }) => {
      await signIn(page);
      await visit(page, '/admin');
      await expect(page.getByText('No phone or website clicks on these days.')).toBeVisible();
      for (const details of await page.locator('main details').all())
        await details.locator('summary').click();
      expect(await barriers(page)).toEqual([]);
      expect((await whatSticksOut(page)).page).toBeLessThanOrEqual(0);
    });

    test.describe('asked for an address', () => {
      test.use({ asked: true });

      test('the popup of the newsletter fits, without motion', async ({ page }) => {
        await page.clock.install();
        await visit(page, '/');
        await page.clock.fastForward(10_000);
        const popup = page.getByRole('dialog', { name: 'Your weekend starts on Thursday' });
        await expect(popup).toBeVisible();
        const durations = await popup.evaluate((dialog) => getComputedStyle(dialog).transitionDuration);
        expect(Math.max(...durations.split(',').map(Number.parseFloat))).toBeLessThan(0.001);
        expect(await barriers(page, ['[role="dialog"]'])).toEqual([]);
        for (const width of isPhone(look) ? [320, 360] : [768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 740 });
          await expect(popup.getByRole('button', { name: 'Send me the next one' })).toBeInViewport();
          await expect(popup.getByRole('button', { name: 'Close' })).toBeInViewport();
          const edges = () =>
            popup.evaluate((dialog) => {
              const { left, right } = dialog.getBoundingClientRect();
              return left >= 0 && right <= innerWidth && dialog.scrollWidth === dialog.clientWidth;
            });
          await expect.poll(edges, `at ${width} px`).toBe(true);
        }
      });
    });
  });
}

test('each question of the quiz fits the first screen of a small phone with its answers and its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const step of ['mealType', 'vibe', 'cuisine', 'distance', 'zipcode', 'price']) {
    await visit(page, `/quiz?mealType=dinner&distance=walking&step=${step}`);
    const next = page.getByRole('button', { name: /^(Next|See Results)$/ });
    await expect(next, step).toBeInViewport({ ratio: 1 });
  }
});
