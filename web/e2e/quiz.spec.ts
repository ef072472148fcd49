import type { QuizRecommendations } from '#contract/quiz';
import { expect, test, visit, type Page } from './visit.ts';

/** Taking the quiz; its questions and results as pages are in web/test/http/reading, its rules in cms/domain/quiz. */

const AT_GATE = '/quiz?mealType=dinner&vibe=&cuisine=&distance=&zipcode=&price=&step=gate';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress of the quiz' });
// An urgent toast appears a second time, for screen readers.
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function choose(page: Page, answer: string): Promise<void> {
  await page.getByRole('radio', { name: answer, exact: true }).check();
  await press(page, 'Next');
}

async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Subscribe and see results');
}

test('Next waits for an answer, Previous goes back to it, no progress is lost, and each step starts at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await visit(page, '/quiz');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  const color = await next.evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.getByRole('radio', { name: 'Lunch' }).check();
  await expect(next).toBeEnabled();
  await expect(next).not.toHaveCSS('background-color', color);
  await next.click();
  await expect(question(page, 'What’s the vibe?')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await choose(page, 'Quiet');
  await press(page, 'Previous');
  await expect(page.getByRole('radio', { name: 'Quiet' })).toBeChecked();
  await expect(progress(page)).toHaveJSProperty('value', 50);
  await page.goBack();
  await expect(question(page, 'What are you in the mood for?')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Lunch' })).toBeChecked({ checked: false });
});

test('spec 2 §5, the zip code takes exactly five digits, says so, and disables Next until then', async ({
  page,
}) => {
  await visit(page, '/quiz?mealType=dinner&vibe=&cuisine=&distance=walking&step=zipcode');
  const zip = page.getByLabel('Zip code');
  const next = page.getByRole('button', { name: 'Next' });
  const message = page.getByText('Please enter a valid 5-digit zip code', { exact: true });
  await expect(next).toBeDisabled();
  for (const wrong of ['2122', '212245', 'abcde']) {
    await zip.fill(wrong);
    await zip.blur();
    await expect(message).toBeVisible();
    await expect(zip).toHaveAttribute('aria-invalid', 'true');
    await expect(next).toBeDisabled();
  }
  await zip.fill('21224');
  await expect(message).toHaveCount(0);
  await next.click();
  await expect(page).toHaveURL(/zipcode=21224&step=price$/);
});

test('spec 2 §8, the gate thanks the reader and shows the results, whatever the newsletter answers', async ({
  page,
  faults,
}) => {
  const signedUp = "You're all signed up. Enjoy your restaurant recommendations!";
  const received = 'Your email was received. Enjoy your restaurant recommendations!';
  const viewable = 'You can now view your recommendations.';
  for (const [answer, heading, text] of [
    [{ body: '{"message":"ok"}' }, 'Thank you!', signedUp],
    [{ body: '{"message":"ok","warning":"later"}' }, 'Thank you!', received],
    [{ body: 'not json' }, 'Thank you!', 'You can now see your restaurant recommendations!'],
    [{ status: 500, body: 'Something went wrong' }, 'Note', viewable],
    [null, 'Note', viewable],
  ] as const) {
    let sent: unknown;
    // Storing the address is tested elsewhere.
    await page.route('**/api/subscribe', async (route) => {
      sent = route.request().postDataJSON();
      await (answer ? route.fulfill({ ...answer, contentType: 'application/json' }) : route.abort());
    });
    await visit(page, answer ? AT_GATE : AT_GATE.replace('dinner', ''));
    await giveEmail(page, 'hon@example.com');
    await expect(toast(page, heading)).toBeVisible();
    await expect(toast(page, text)).toBeVisible();
    await expect(page.getByText('Top pick')).toBeVisible();
    expect(sent).toEqual({ email: 'hon@example.com', source: answer ? 'dinner' : 'quiz' });
    await page.unroute('**/api/subscribe');
  }
  // The browser reports the requests that fail on purpose.
  faults.length = 0;
});

test('spec 2 §8, an invalid address shows "Invalid Email", and nothing is sent', async ({ page }) => {
  await visit(page, AT_GATE);
  for (const wrong of ['', 'hon@example']) {
    await giveEmail(page, wrong);
    await expect(toast(page, 'Invalid Email'), wrong).toBeVisible();
    await expect(toast(page, 'Please enter a valid email address')).toBeVisible();
    await expect(page).toHaveURL(AT_GATE);
  }
});

test('the results are shown without an email address, with a toast; a surprise keeps its seed', async ({
  page,
}) => {
  await visit(page, AT_GATE.replace('cuisine=', 'cuisine=surprise'));
  await press(page, 'See results without email');
  await expect(toast(page, 'Surprise Mode Activated!')).toBeVisible();
  await expect(page).toHaveURL(/cuisine=surprise&.*seed=\d+&step=results$/);
  const first = page.getByRole('article').first().getByRole('heading').first();
  // It covers no pick.
  const [shown, pick] = await Promise.all([
    toast(page, 'Surprise Mode Activated!').boundingBox(),
    page.getByRole('article').first().boundingBox(),
  ]);
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(pick?.y ?? 0);
  const name = await first.innerText();
  await page.reload();
  await expect(first).toHaveText(name);
  await press(page, 'Refine Results');
  await expect(toast(page, 'Refining Your Results')).toBeVisible();
  await expect(page).toHaveURL('/quiz');
});

test('a failed search can be tried again, and finding nothing leads on', async ({ page, faults }) => {
  await page.route('**/api/quiz/recommendations*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await visit(page, AT_GATE);
  await press(page, 'See results without email');
  await expect(page.getByText('We couldn’t load your picks.')).toBeVisible();
  faults.length = 0;
  const empty: QuizRecommendations = {
    heading: '',
    picks: [],
    notices: [],
    area: { scope: 'city', neighborhoods: [], found: 0, isLimited: false, isWidened: false },
  };
  await page.unroute('**/api/quiz/recommendations*');
  await page.route('**/api/quiz/recommendations*', (route) => route.fulfill({ json: empty }));
  await press(page, 'Try again');
  await expect(title(page)).toHaveText('No restaurants found');
  await expect(page.getByRole('link', { name: 'Browse All Restaurants' })).toHaveAttribute('href', '/');
  await press(page, 'Try Again');
  await expect(page).toHaveURL('/quiz');
});

test('the whole quiz works with the keyboard alone', async ({ page }) => {
  await visit(page, '/quiz');
  await page.getByRole('radio', { name: 'Breakfast' }).focus();
  for (const [moves, heading] of [
    [5, 'What’s the vibe?'],
    [1, 'What are you in the mood for?'],
    [1, 'How far will you go?'],
    [1, 'Where are you starting from?'],
  ] as const) {
    // Space chooses the first answer, arrow keys the next ones; Enter goes on, and the focus follows.
    await page.keyboard.press('Space');
    for (let move = 0; move < moves; move += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(question(page, heading)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('21231');
  await page.keyboard.press('Enter');
  await expect(question(page, 'What do you want to spend?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(question(page, 'We Found Your Perfect Spots!')).toBeFocused();
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'See results without email' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Tonight, You Should Hit Up...');
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL(
    '/quiz?mealType=dinner&vibe=romantic&cuisine=Seafood&distance=short-drive&zipcode=21231&price=%24%24&step=results',
  );
});
