import type { Locator } from '@playwright/test';
import { expect, type Page } from './visit.ts';

/** More tab stops than on any page in these tests. */
const MAX_STEPS = 120;

/** The URL changes first; once the page is rendered, its heading takes the focus. */
export const arrived = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeFocused();

/** Presses Tab until the element has the focus, which must be visible at each step. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`${MAX_STEPS} presses of ${key} do not lead to ${target}.`);
}
