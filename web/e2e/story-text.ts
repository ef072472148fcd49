import type { Locator } from '@playwright/test';
import { expect, type Page } from './visit.ts';

/** The text of a story or guide in the panel. */
export const textOf = (page: Page) => page.locator('.rich-text-lexical [data-lexical-editor]').first();

/** Opens the drawer of a link of the last word. */
export async function linkLastWord(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.locator('.inline-toolbar-popup .toolbar-popup__button-link').click();
  return page.getByRole('dialog').filter({ hasText: 'Words of the link' });
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
