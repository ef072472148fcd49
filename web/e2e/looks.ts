import type { Page } from '@playwright/test';

/** How a page is looked at. */
export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

export const PHONE: Look = { width: 360, colorScheme: 'light' };
const DESK: Look = { width: 1280, colorScheme: 'dark' };

/** A phone by day and a desk by night: each width and each light once. `npm run test:sweep` pairs them all. */
export const LOOKS: readonly Look[] =
  process.env.SWEEP === 'all'
    ? [PHONE, { ...PHONE, colorScheme: 'dark' }, { ...DESK, colorScheme: 'light' }, DESK]
    : [PHONE, DESK];

export const isPhone = ({ width }: Look) => width === PHONE.width;

export const lookText = ({ width, colorScheme }: Look) => `${width} px, ${colorScheme}`;

/** Before the page is opened: a color on its way to another one has any contrast. */
export async function takeOn(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
