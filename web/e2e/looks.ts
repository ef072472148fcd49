import type { Page } from '@playwright/test';

/** Screen width and color scheme of a visit. */
export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

export const PHONE: Look = { width: 360, colorScheme: 'light' };
const DESK: Look = { width: 1280, colorScheme: 'dark' };

/**
 * A phone in light mode and a desktop in dark mode: each width and color scheme once. `npm run test:sweep` combines
 * them all.
 */
export const LOOKS: readonly Look[] =
  process.env.SWEEP === 'all'
    ? [PHONE, { ...PHONE, colorScheme: 'dark' }, { ...DESK, colorScheme: 'light' }, DESK]
    : [PHONE, DESK];

export const isPhone = ({ width }: Look) => width === PHONE.width;

export const lookText = ({ width, colorScheme }: Look) => `${width} px, ${colorScheme}`;

/** Call before opening the page: contrast can't be measured during a color transition. */
export async function takeOn(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
