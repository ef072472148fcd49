import { expect, visit, type Page } from './visit.ts';

export const DINER_PASSWORD = 'crab-cakes-for-two';

/** Headers of a visitor with a separate address, as a proxy would report it. */
export function fromOwnAddress(): { 'x-forwarded-for': string } {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

let number = 0;

/** A unique name on the site under test. */
export function newUsername(prefix: string): string {
  number += 1;
  return `${prefix}-${Date.now().toString(36)}-${process.pid}-${number}`;
}

/** Registers on the current page, which must be the sign-in page. */
export async function fillRegistration(page: Page, username: string): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(DINER_PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Registers through the API, because the form has its own journeys, and opens a page. */
export async function register(page: Page, username: string, next = '/'): Promise<void> {
  const answer = await page.request.post('/api/register', { data: { username, password: DINER_PASSWORD } });
  expect(answer.status()).toBe(201);
  await visit(page, next);
}

/** The visible toast, not one that is closing. */
export const toastOf = (page: Page) => page.locator('[role="alertdialog"]:not([data-ending-style])');

/** Signs out on a large screen. */
export async function signOut(page: Page, username: string): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
}
