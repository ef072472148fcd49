import { barriers } from './barriers.ts';
import { expect, test, visit } from './visit.ts';

/** The bottom drawer of small screens (spec 1 §2). */
test.use({ viewport: { width: 360, height: 760 }, hasTouch: true });

test('the menu opens from below, is titled Menu and holds the links of the header', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('heading', { name: 'Menu' })).toBeVisible();
  await expect(menu.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
    'Neighborhoods',
    'Cuisines',
    'Local Businesses',
    'Guides',
    'Newsletter',
  ]);
  await expect
    .poll(async () => {
      const box = await menu.boundingBox();
      return box && [box.x, Math.round(box.y + box.height), box.width];
    })
    .toEqual([0, 760, 360]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`it has no barrier, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('transform', 'none');
    expect(await barriers(page, ['[role="dialog"]'])).toEqual([]);
  });
}

test('it does not slide for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const duration = await page
    .getByRole('dialog')
    .evaluate((dialog) => Number.parseFloat(getComputedStyle(dialog).transitionDuration));
  expect(duration).toBeLessThan(0.001);
});

test('below them it holds the account', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const account = page.getByRole('dialog').getByRole('navigation', { name: 'Account' });
  await expect(account.getByRole('link')).toHaveText(['Saved places', 'Sign in']);
  await account.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('choosing a link closes it and goes there', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cuisines' }).click();
  await expect(page).toHaveURL('/cuisines');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Cuisines in Baltimore');
});

test('the keyboard stays inside until Escape closes it and returns to the button', async ({ page }) => {
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await menu.evaluate((dialog) => dialog.contains(document.activeElement));
    // The browser's own bar takes one turn in the round; the page behind never does.
    const isOnPage = await page.evaluate(
      () => document.activeElement?.closest('main, footer, header') !== null,
    );
    expect(isInside || !isOnPage, `step ${step}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('its Close button and a touch beside it close it too', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(180, 40);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('when its file cannot be fetched', () => {
  test.use({ watched: false });

  test('the links stand open in the header instead', async ({ page }) => {
    await visit(page, '/');
    // What the page itself needs is there; the drawer is fetched by the press.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Menu' }).click();
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Cuisines' })).toBeVisible();
  });
});
