import { expect, test, visit } from './visit.ts';

/** Copying the code of an award, and what a screen's size or a failure changes on guides and the sitemap page. */

test('the embed code is selected and copied, with or without the clipboard, and the button confirms it for two seconds', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    });
    document.addEventListener('copy', () => document.documentElement.setAttribute('data-copied', ''));
  });
  await page.clock.install();
  await visit(page, '/awards/red-emmas');
  await page.clock.pauseAt(Date.now() + 60_000);
  const code = page.getByRole('textbox', { name: 'HTML code' });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await code.evaluate((box: HTMLTextAreaElement) => box.selectionEnd - box.selectionStart)).toBe(
    (await code.inputValue()).length,
  );
  await expect(page.locator('html')).toHaveAttribute('data-copied', '');
  await page.clock.runFor(1_900);
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  await expect(page.getByText('The embed code has been copied to your clipboard.')).toBeVisible();
  const copied: string[] = [];
  await page.exposeFunction('noteCopied', (text: string) => copied.push(text));
  await page.evaluate(() => {
    const { noteCopied } = window as unknown as { noteCopied: (text: string) => Promise<void> };
    navigator.clipboard.writeText = noteCopied;
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => copied).toEqual([await code.inputValue()]);
});

test.describe('without statistics', () => {
  // These tests cause failed requests.
  test.use({ watched: false });
  test('sitemap: links stay when the statistics cannot be loaded (spec 2 §2)', async ({ page }) => {
    await visit(page, '/');
    await page.route('**/api/*/stats', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
    await expect(
      page.getByRole('region', { name: 'Neighborhoods', exact: true }).getByRole('link'),
    ).toHaveCount(7);
  });
});

test('on a phone the guides start with the collections, and a long list is collapsed; a wide screen shows it all', async ({
  page,
}) => {
  await visit(page, '/blog');
  const region = (name: string) => page.getByRole('region', { name });
  const top = async (name: string) => (await region(name).boundingBox())?.y ?? 0;
  const guides = region('Neighborhood Guides').getByRole('article', { includeHidden: true });
  const all = await guides.count();
  const showAll = page.getByRole('button', { name: `Show all ${all} Neighborhood Guides` });
  await expect(guides.filter({ visible: true })).toHaveCount(all);
  await expect(showAll).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => (await top('Collection Guides')) < (await top('Neighborhood Guides')))
    .toBe(true);
  await expect(guides.filter({ visible: true })).toHaveCount(6);
  await showAll.click();
  await expect(guides.filter({ visible: true })).toHaveCount(all);
  await expect(guides.nth(6).getByRole('link')).toBeFocused();
});

test.describe('half of the guides on a slow phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('stay hidden until the rest has arrived: the last group is drawn before them', async ({ page }) => {
    await page.route('/blog', async (route) => {
      const answer = await route.fetch();
      const [begun = ''] = (await answer.text()).split('<section aria-labelledby="cuisine-guides"');
      await route.fulfill({ response: answer, body: begun });
    });
    const heading = page.getByRole('heading', { name: 'Neighborhood Guides', includeHidden: true });
    await page.goto('/blog');
    await expect(heading).toBeAttached();
    await expect(heading).toBeHidden();
    await page.unroute('/blog');
    await page.goto('/blog');
    await expect(heading).toBeVisible();
  });
});
