import type { Locator } from '@playwright/test';
import { expect, type Page } from './visit.ts';

/** The text of a story or guide in the panel. */
export const textOf = (page: Page) => page.locator('.rich-text-lexical [data-lexical-editor]').first();

/** Links the last word to a record; the link follows when the record's address changes. */
export async function linkLastWord(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.locator('.inline-toolbar-popup .toolbar-popup__button-link').click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Words of the link' });
  await drawer.locator('#field-doc input').first().click();
  await page.keyboard.type(name);
  await drawer.getByRole('option', { name, exact: true }).click();
  await saveDrawer(drawer);
  await expect(textOf(page).getByRole('link', { name })).toBeVisible();
  await expect(page.locator('.link-editor')).toContainText(name);
  await textOf(page).click();
  await page.keyboard.press('Control+End');
}

export async function saveDrawer(drawer: Locator): Promise<void> {
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toHaveCount(0);
}

/** Adds a block at the cursor by typing a slash. */
export async function addBlock(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.keyboard.type(`/${name.split(' ')[0]}`);
  await page.getByRole('option', { name, exact: true }).click();
}
