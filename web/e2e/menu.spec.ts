import { barriers } from './barriers.ts';
import { expect, test, visit, type Page } from './visit.ts';

/** The bottom drawer of small screens (spec 1 §2). */
test.use({ viewport: { width: 360, height: 760 }, hasTouch: true });

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
};

test('the menu opens from below with the header’s links, and closes in every way', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const button = page.getByRole('button', { name: 'Menu' });

  const menu = await test.step('it is titled Menu and has the header’s links', async () => {
    const opened = await open(page);
    await expect(opened.getByRole('heading', { name: 'Menu' })).toBeVisible();
    await expect(opened.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
      'Neighborhoods',
      'Cuisines',
      'Local Businesses',
      'Guides',
      'Newsletter',
    ]);
    await expect(
      opened.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign in' }),
    ).toBeVisible();
    await expect
      .poll(async () => {
        const box = await opened.boundingBox();
        return box && [box.x, Math.round(box.y + box.height), box.width];
      })
      .toEqual([0, 760, 360]);
    await expect(opened).toHaveCSS('transform', 'none');
    expect(await barriers(page, ['[role="dialog"]'])).toEqual([]);
    return opened;
  });

  await test.step('its Close button and a tap beside it close it', async () => {
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toHaveCount(0);
    await open(page);
    await page.mouse.click(180, 40);
    await expect(menu).toHaveCount(0);
  });

  await test.step('the keyboard stays inside until Escape closes it and returns to the button', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      // The browser's own UI may get the focus in the cycle; the page behind never does.
      const isOnPage = await menu.evaluate(
        (dialog) =>
          !dialog.contains(document.activeElement) &&
          document.activeElement?.closest('main, footer, header') !== null,
      );
      expect(isOnPage, `step ${step}`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await test.step('choosing a link closes it and goes there', async () => {
    await open(page);
    await menu.getByRole('link', { name: 'Cuisines' }).click();
    await expect(page).toHaveURL('/cuisines');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Cuisines in Baltimore');
  });
});

test.describe('when its file cannot be fetched', () => {
  test.use({ watched: false });

  test('the header shows the links instead', async ({ page }) => {
    await visit(page, '/');
    // The page itself has loaded; the drawer is fetched on press.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Menu' }).click();
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Cuisines' })).toBeVisible();
  });
});
