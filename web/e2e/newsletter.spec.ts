import { randomUUID } from 'node:crypto';
import { fromOwnAddress } from './diner.ts';
import { expect, hold, hydrated, test, visit, type Page } from './visit.ts';

/** The newsletter: popup (spec 2 §2, §4, §5, §8, §9), giveaway form, unsubscribing. */

const DELAY_MS = 10_000;
const WELCOME = "Welcome to Baltimore's Food Scene! 🎉";
const WELCOME_TEXT =
  "Watch your inbox for your first dose of local food, fun, and what's happening around town.";
const WELCOME_BACK = 'Welcome back! 👋';
const WELCOME_BACK_TEXT =
  "You're already part of Baltimore's food community. Enjoy exploring the best restaurants in town!";

const popup = (page: Page) => page.getByRole('dialog', { name: 'Your weekend starts on Thursday' });
const field = (page: Page) => popup(page).getByLabel('Email address');
const submit = (page: Page) => popup(page).getByRole('button', { name: 'Send me the next one' });
const newAddress = () => `reader-${randomUUID()}@example.com`;

/** Opens a page whose clock the test controls. */
async function arrive(page: Page, path = '/'): Promise<void> {
  await page.clock.install();
  await visit(page, path);
}

async function open(page: Page, path = '/'): Promise<void> {
  await arrive(page, path);
  await page.clock.fastForward(DELAY_MS);
  await expect(popup(page)).toBeVisible();
}

/** Opens the popup again, as for a visitor who has never been asked. */
async function openAnew(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'newsletter' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await visit(page, '/');
  await page.clock.fastForward(DELAY_MS);
  // It handles keys once it has the focus.
  await expect(field(page)).toBeFocused();
}

async function markerOf(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'newsletter');
  const [answer] = (await page.evaluate(() => localStorage.getItem('newsletter') ?? '')).split(' ');
  return { cookie: cookie?.value, stored: answer, expires: cookie?.expires ?? 0 };
}

/** Collects the URLs of the popup's code as the page requests them. */
function watchFetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => /popup|newsletter/.test(request.url()) && fetched.push(request.url()));
  return fetched;
}

/** Fetching the popup takes a moment, so this waits as long as for a popup that does appear. */
async function expectNoPopup(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(60_000);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

// Each visitor has their own IP address, because sign-ups are limited per address.
test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(fromOwnAddress());
});

test.describe('the popup', () => {
  test.use({ asked: true });

  test('appears 10 seconds after the page has loaded, is not fetched before, and holds scrolling and focus until it closes', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    // The clock is paused from the start, because half a second can slip by on a busy machine.
    await page.clock.pauseAt(1_000);
    const fetched = watchFetches(page);
    await visit(page, '/');
    await page.clock.fastForward(DELAY_MS - 500);
    // The popup takes two requests, for its code and its texts: ten round trips leave time for the first one.
    await page.evaluate(async () => {
      for (let answers = 0; answers < 10; answers++) await fetch('/healthz');
    });
    expect(fetched).toEqual([]);
    await page.clock.fastForward(500);
    await expect(popup(page)).toHaveAccessibleDescription(/6,500\+ locals.*weekend.*Thursday.*free/);
    await expect(popup(page).getByText(/By signing up, you agree to .* one click/)).toBeVisible();
    // The built site exposes no console helpers.
    expect(await page.evaluate(() => 'newsletterPopup' in window)).toBe(false);
    await page.clock.resume();

    await expect(field(page)).toBeFocused();
    const locked = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].some(
          (element) => getComputedStyle(element).overflowY === 'hidden',
        ),
      );
    await expect.poll(locked).toBe(true);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect.poll(locked).toBe(false);
  });

  test('takes only an address, says that it is sending, welcomes a new reader, and never asks again', async ({
    page,
  }) => {
    const sent: unknown[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/api/subscribe') && sent.push(request.postDataJSON()),
    );
    const release = await hold(page, '**/api/subscribe');
    await open(page);
    await expect(submit(page)).toBeDisabled();
    await field(page).fill('   ');
    await expect(submit(page)).toBeDisabled();
    await field(page).press('Enter');
    await field(page).fill('not an address');
    await submit(page).click();
    await expect(field(page)).toHaveAccessibleDescription('Please enter a valid email address');
    expect(sent).toEqual([]);
    await field(page).fill(newAddress());
    await submit(page).click();
    await expect(popup(page).getByRole('button', { name: 'Signing you up …' })).toBeDisabled();
    release();
    await expect(page.getByText(WELCOME, { exact: true })).toBeVisible();
    await expect(page.getByText(WELCOME_TEXT)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    expect(sent).toEqual([expect.objectContaining({ source: 'popup' })]);
    expect(await markerOf(page)).toMatchObject({ cookie: 'subscribed', stored: 'subscribed' });
    await page.context().clearCookies({ name: 'newsletter' });
    await page.clock.fastForward(30 * 24 * 60 * 60 * 1000);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await hydrated(page);
    const fetched = watchFetches(page);
    await expectNoPopup(page);
    expect(fetched).toEqual([]);
  });

  test('welcomes back a reader who has subscribed before', async ({ page }) => {
    const email = newAddress();
    await page.request.post('/api/subscribe', { data: { email, source: 'popup' } });
    await open(page);
    await field(page).fill(email.toUpperCase());
    await submit(page).click();
    await expect(page.getByText(WELCOME_BACK, { exact: true })).toBeVisible();
    await expect(page.getByText(WELCOME_BACK_TEXT)).toBeVisible();
  });

  test('welcomes the reader even when the sign-up fails, sets the marker and closes', async ({
    page,
    faults,
  }) => {
    await arrive(page);
    for (const [what, fail] of [
      ['the server fails', { status: 500, body: 'Something went wrong on our side.' }],
      ['the response cannot be parsed', { status: 200, body: '<html>' }],
      ['the network fails', null],
    ] as const) {
      await test.step(what, async () => {
        await page.unroute('**/api/subscribe');
        await page.route('**/api/subscribe', (route) =>
          fail ? route.fulfill({ ...fail, contentType: 'text/plain' }) : route.abort(),
        );
        await openAnew(page);
        await field(page).fill(newAddress());
        await submit(page).click();
        await expect(page.getByText(WELCOME, { exact: true })).toBeVisible();
        await expect(popup(page)).toHaveCount(0);
        // It asks again in a week, because the address did not arrive.
        expect(await markerOf(page)).toMatchObject({ cookie: 'dismissed', stored: 'dismissed' });
        expect(faults.splice(0).every((fault) => /subscribe|500|ERR_FAILED/.test(fault))).toBe(true);
      });
    }
    await test.step('the address waits on the device until the server has it', async () => {
      await page.unroute('**/api/subscribe');
      await visit(page, '/cuisines');
      await page.clock.fastForward(DELAY_MS);
      await expect.poll(async () => (await markerOf(page)).stored).toBe('subscribed');
      expect(await page.evaluate(() => localStorage.getItem('newsletter-unsent'))).toBeNull();
    });
  });

  test('closes in each way it offers, and sets a 7-day marker in both places', async ({ page }) => {
    await arrive(page);
    for (const [how, close] of [
      ['the cross', () => popup(page).getByRole('button', { name: 'Close' }).click()],
      ['"Not now"', () => popup(page).getByRole('button', { name: 'Not now' }).click()],
      ['the page behind', () => page.mouse.click(20, 450)],
    ] as const) {
      await test.step(how, async () => {
        await openAnew(page);
        await close();
        await expect(popup(page)).toHaveCount(0);
        const { cookie, stored, expires } = await markerOf(page);
        expect({ cookie, stored }).toEqual({ cookie: 'dismissed', stored: 'dismissed' });
        const days = (expires - Date.now() / 1000) / (24 * 60 * 60);
        expect(days).toBeGreaterThan(6.9);
        expect(days).toBeLessThan(7.1);
      });
    }
    await page.reload();
    await hydrated(page);
    await expectNoPopup(page);
  });

  test('waits ten seconds on each page, for another dialog to close, and for a visitor to stop typing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await arrive(page, '/win-dinner');
    await page.clock.fastForward(DELAY_MS);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Add a restaurant' }).click();
    await expect(page).toHaveURL('/submit-restaurant');
    await page.clock.fastForward(2_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel('Name', { exact: true }).fill('Crab & Anchor');
    await page.clock.fastForward(DELAY_MS * 2);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.clock.fastForward(DELAY_MS * 2);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await menu.getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(2_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(4_000);
    await expect(popup(page)).toBeVisible();
    // Once per visit.
    await page.reload();
    await hydrated(page);
    await expectNoPopup(page);
  });
});

test('an address for the giveaway waits on the device while the server fails, and is then sent', async ({
  page,
  faults,
}) => {
  await visit(page, '/win-dinner');
  const ticket = page.getByRole('region', { name: 'Enter the giveaway' });
  await page.route('**/api/subscribe', (route) => route.abort());
  await ticket.getByLabel('Email address').fill(newAddress());
  await ticket.getByRole('button', { name: 'Enter for free' }).click();
  await expect(ticket.getByRole('status')).toContainText('This device keeps your address');
  expect(faults.splice(0).every((fault) => /subscribe|ERR_FAILED/.test(fault))).toBe(true);
  await page.unroute('**/api/subscribe');
  await page.reload();
  await expect.poll(async () => (await markerOf(page)).stored).toBe('subscribed');
  expect(await page.evaluate(() => localStorage.getItem('newsletter-unsent'))).toBeNull();
});

test('the giveaway takes an email address, and focuses the receipt', async ({ page }) => {
  await visit(page, '/win-dinner');
  const ticket = page.getByRole('region', { name: 'Enter the giveaway' });
  await expect(ticket.getByText(/By signing up, you agree/)).toBeVisible();
  await ticket.getByRole('button', { name: 'Enter for free' }).click();
  await expect(ticket.getByText('Please enter a valid email address')).toBeVisible();
  await expect(ticket.getByLabel('Email address')).toBeFocused();
  const email = newAddress();
  await ticket.getByLabel('Email address').fill(email);
  await ticket.getByRole('button', { name: 'Enter for free' }).click();
  await expect(ticket.getByRole('status')).toContainText('You’re in.');
  await expect(ticket.getByRole('status')).toBeFocused();
  expect((await markerOf(page)).stored).toBe('subscribed');
  await page.reload();
  await hydrated(page);
  await ticket.getByLabel('Email address').fill(email);
  await ticket.getByRole('button', { name: 'Enter for free' }).click();
  await expect(ticket.getByRole('status')).toContainText('You’re already in');
});

test('the link to unsubscribe only asks for confirmation, and a broken one says so', async ({ page }) => {
  await visit(page, '/unsubscribe?token=1.made-up');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave the newsletter?');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect(page).toHaveURL('/unsubscribe?said=invalid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
  await page.getByRole('link', { name: 'Back to the guide' }).click();
  await expect(page).toHaveURL('/');
});
