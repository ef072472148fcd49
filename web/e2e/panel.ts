import { ADMIN } from './admin.ts';
import { expect, type Page } from './visit.ts';

/** Steps in the panel at /cms. */
export async function signIn(page: Page, as: { username: string; password: string } = ADMIN): Promise<void> {
  await page.goto('/cms');
  await page.getByLabel('Username').fill(as.username);
  await page.getByLabel('Password').fill(as.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('region', { name: 'Your work' })).toBeVisible();
}

/** Publishes what the open document says now. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText(/updated successfully|published successfully/i).first()).toBeVisible();
}
