import { ask } from './site-api.ts';
import { expect, test, visit, type Page } from './visit.ts';

/** 'Frequently Asked Questions' on the home page and at /faq (spec 1 §2, decisions §2). */

const answers = (page: Page) => page.getByRole('main').locator('details[name="faq"] > p');

for (const path of ['/', '/faq']) {
  test(`${path} has six questions; one answer is open at a time, and can be closed`, async ({
    page,
    request,
  }) => {
    const { questions } = await ask(request, '/api/pages/home');
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
    expect(questions).toHaveLength(6);
    const shown = page
      .getByRole('main')
      .locator('summary')
      .filter({ has: page.getByRole('heading') });
    await expect(shown).toHaveText(questions.map(({ question }) => question));
    for (let index = 0; index < 6; index += 1) await expect(answers(page).nth(index)).toBeHidden();

    await shown.nth(1).click();
    await expect(answers(page).nth(1)).toBeVisible();
    await expect(answers(page).nth(1)).toHaveText(questions[1]?.answer ?? '');
    await shown.nth(4).click();
    await expect(answers(page).nth(4)).toBeVisible();
    await expect(answers(page).nth(1)).toBeHidden();
    await shown.nth(4).click();
    await expect(answers(page).nth(4)).toBeHidden();

    await test.step('a keyboard opens an answer and closes it', async () => {
      await shown.first().focus();
      await page.keyboard.press('Enter');
      await expect(answers(page).first()).toBeVisible();
      await page.keyboard.press('Space');
      await expect(answers(page).first()).toBeHidden();
    });

    await test.step('search engines see the questions', async () => {
      const data = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
      );
      const faq = data['@graph'].find((node: { '@type': string }) => node['@type'] === 'FAQPage');
      expect(faq.mainEntity.map((one: { name: string }) => one.name)).toEqual(
        questions.map(({ question }) => question),
      );
    });

    if (path !== '/faq') return;
    await test.step('answers link to the method and to the form', async () => {
      await page.getByRole('link', { name: 'Here’s the method' }).click();
      await expect(page).toHaveURL('/about#ranking');
      await expect(page.getByRole('heading', { name: 'How we rank' })).toBeInViewport();
      await page.goBack();
      await page.getByRole('main').getByRole('link', { name: 'Add a restaurant' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a restaurant');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one answer is open at a time', async ({ page }) => {
    await page.goto('/faq');
    const shown = page.getByRole('main').locator('summary');
    await shown.first().click();
    await expect(answers(page).first()).toBeVisible();
    await shown.nth(2).click();
    await expect(answers(page).nth(2)).toBeVisible();
    await expect(answers(page).first()).toBeHidden();
  });
});
