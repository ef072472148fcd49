import { expect, test, visit } from './visit.ts';

/** 'Frequently Asked Questions' at /faq (spec 1 §2); its texts are in web/test/http/reading. */

test('one answer is open at a time, with mouse and keyboard, and answers link to the method and the form', async ({
  page,
}) => {
  await visit(page, '/faq');
  const answers = page.getByRole('main').locator('details[name="faq"] > p');
  const shown = page.getByRole('main').locator('summary');
  for (let index = 0; index < 6; index += 1) await expect(answers.nth(index)).toBeHidden();
  await shown.nth(1).click();
  await expect(answers.nth(1)).toBeVisible();
  await shown.nth(4).click();
  await expect(answers.nth(4)).toBeVisible();
  await expect(answers.nth(1)).toBeHidden();
  await shown.first().focus();
  await page.keyboard.press('Enter');
  await expect(answers.first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answers.first()).toBeHidden();
  await page.getByRole('link', { name: 'Here’s the method' }).click();
  await expect(page).toHaveURL('/about#ranking');
  await expect(page.getByRole('heading', { name: 'How we rank' })).toBeInViewport();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Add a restaurant' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a restaurant');
});
