import { expect, hydrated, type Page } from './visit.ts';

/** The user agent of a reader: the tests' own browser says that it is headless, and would count as a bot. */
export const READER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

interface Reading {
  path: string;
  event: string;
  view: string;
}

/** Collects the readings that the site has received, in order. */
export function watchReadings(page: Page): Reading[] {
  const readings: Reading[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/readings') readings.push(request.postDataJSON());
  });
  return readings;
}

/** Opens a page whose clock the test controls, and waits until its view has been counted. */
export async function openToRead(page: Page, path: string, readings: Reading[]): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await expect.poll(async () => (await pass(page, 1), readings.length)).toBe(1);
}

export async function pass(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1_000);
}

/** Scrolls to the end and stays until it counts as a read. */
export async function readToTheEnd(page: Page, readings: readonly Reading[]): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await pass(page, 30);
  await expect.poll(async () => (await pass(page, 1), readings.at(-1)?.event)).toBe('read');
}
