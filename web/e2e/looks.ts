import type { Page } from '@playwright/test';

/** Screen width and color scheme of a visit. */
export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

export const PHONE: Look = { width: 360, colorScheme: 'light' };

/** Every combination that the nightly run checks. */
export const LOOKS: readonly Look[] = [360, 1280].flatMap((width) => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
]);

export const isPhone = ({ width }: Look) => width === PHONE.width;

export const lookText = ({ width, colorScheme }: Look) => `${width} px, ${colorScheme}`;

/** Call before opening the page: contrast can't be measured during a color transition. */
export async function takeOn(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
