import { CHROMIUM_ARGS, findChromium } from '../test/find-chromium.ts';
import type { Request } from '@playwright/test';
import { barriers } from './barriers.ts';
import { ask } from './site-api.ts';
import { expect, test, visit, type Page } from './visit.ts';

/** WebGL without a graphics card. */
const DRAWN_IN_SOFTWARE = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** Code and first view of the map, on the wire. */
const MAX_BYTES = 400_000;
const PHONE = { width: 390, height: 844 };

test.use({
  // Each pixel of a map is drawn by the processor.
  viewport: { width: 1024, height: 600 },
  launchOptions: {
    args: [...CHROMIUM_ARGS.filter((arg) => arg !== '--disable-gpu'), ...DRAWN_IN_SOFTWARE],
    ...findChromium(),
  },
  contextOptions: { reducedMotion: 'reduce' },
});

const mapOf = (page: Page) => page.getByRole('region', { name: /^Map of / });
/** A map is slow without a graphics card, and on a busy machine. */
const DRAWN_WITHIN = { timeout: 60_000 };
/** The map shows this many pins and has stopped moving. */
const shown = (page: Page, pins: number) =>
  expect(mapOf(page).locator(`[data-pins="${pins}"][data-still]`)).toBeVisible(DRAWN_WITHIN);

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

/** The center of the map in page coordinates. */
async function center(page: Page): Promise<[x: number, y: number]> {
  const canvas = mapOf(page).locator('canvas');
  await canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await canvas.boundingBox()) ?? NO_BOX;
  return [x + width / 2, y + height / 2];
}

test('the map next to the list has the same places, linked by click and hover', async ({ page }) => {
  const { pins } = await ask(page.request, '/api/search/pins?neighborhood=Canton&sort=rating');
  const [[id = 0] = []] = pins;
  const { name } = await ask(page.request, `/api/restaurants/${id}`);
  await visit(page, '/neighborhoods/canton');
  const asked: Request[] = [];
  page.on('requestfinished', (request) => asked.push(request));
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL('/neighborhoods/canton?view=map');
  await shown(page, pins.length);
  const sizes = await Promise.all(asked.map(async (request) => (await request.sizes()).responseBodySize));
  // Workers' code is reported without its size.
  const code = new Set(page.workers().map((worker) => worker.url()));
  const codeSizes = await Promise.all(
    [...code].map(async (url) => Number((await page.request.get(url)).headers()['content-length'])),
  );
  const bytes = [...sizes, ...codeSizes].reduce((sum, size) => sum + size, 0);
  // With at most 70 kB for tiles of an operator's layers, 450 kB in total.
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  // The library and its worker are two files, and most of the total.
  expect(bytes).toBeGreaterThan(MAX_BYTES * 0.8);
  const cards = page.locator('#results').getByRole('article');
  await expect(mapOf(page)).toHaveAccessibleName(new RegExp(`^Map of ${await cards.count()} restaurants`));
  expect(await barriers(page, ['#results'])).toEqual([]);

  // A single place is in the center of the map.
  const [, longitude = 0, latitude = 0] = pins[0] ?? [];
  const spot = [longitude - 0.00002, latitude - 0.00002, longitude + 0.00002, latitude + 0.00002];
  await visit(page, `/neighborhoods/canton?view=map&area=${spot.map((one) => one.toFixed(5)).join()}`);
  await shown(page, 1);
  await page.mouse.move(...(await center(page)));
  await expect(page.locator('li[data-pointed]').getByRole('heading')).toHaveText(name);
  await page.mouse.click(...(await center(page)));
  await expect(mapOf(page).getByRole('link', { name, exact: true })).toBeVisible();
  expect(await barriers(page, ['#results'])).toEqual([]);
  await page.getByRole('button', { name: `Close ${name}` }).click();
  await expect(mapOf(page).getByRole('link', { name, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(mapOf(page)).toHaveCount(0);
});

test('moving the map updates its places and the list', async ({ page }) => {
  await visit(page, '/?q=crab&view=map');
  const { total, pins } = await ask(page.request, '/api/search/pins?q=crab');
  await shown(page, pins.length);
  await expect(page.getByRole('status').filter({ hasText: `${total} restaurants` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0);
  const [x, y] = await center(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 100, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/[?&]area=/);
  const area = new URL(page.url()).searchParams.get('area') ?? '';
  const there = await ask(page.request, `/api/search/pins?q=crab&area=${area}`);
  expect(there.total).toBeLessThan(total);
  await shown(page, there.pins.length);
  await expect(mapOf(page)).toHaveAccessibleName(new RegExp(`^Map of ${there.total} restaurant`));
  await page.getByRole('link', { name: 'Remove Part of the map' }).click();
  await shown(page, pins.length);
});

test('the map turns to its places before anything is drawn', async ({ page }) => {
  const { pins } = await ask(page.request, '/api/search/pins?neighborhood=Canton&sort=rating');
  // What is drawn comes from workers. These never answer.
  await page.addInitScript(() => {
    globalThis.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker;
  });
  await visit(page, '/neighborhoods/canton?view=map');
  await expect(mapOf(page).locator(`[data-pins="${pins.length}"]`)).toBeVisible(DRAWN_WITHIN);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the map replaces the list, and a button returns to it', async ({ page }) => {
    await visit(page, '/blog/fells-point-restaurant-guide');
    await page.getByRole('link', { name: /Open the large map$/ }).click();
    await expect(page).toHaveURL('/blog/fells-point-restaurant-guide?view=map');
    const places = page.getByRole('article').getByRole('article').getByRole('heading');
    await expect(places.first()).toBeHidden();
    await expect(mapOf(page).locator('[data-still]')).toBeInViewport(DRAWN_WITHIN);
    expect(await barriers(page, ['main'])).toEqual([]);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(places.first()).toBeVisible();

    // The map begins where the bar above it ends.
    await visit(page, '/?view=map');
    await expect(mapOf(page).locator('[data-still]')).toBeInViewport(DRAWN_WITHIN);
    const bar = (await page.getByRole('form', { name: 'Filters' }).boundingBox()) ?? NO_BOX;
    const map = (await mapOf(page).boundingBox()) ?? NO_BOX;
    expect(bar.height).toBeGreaterThan(0);
    expect(Math.abs(map.y - (bar.y + bar.height))).toBeLessThanOrEqual(2);
  });
});

test('the small map of a place opens the large one around it', async ({ page }) => {
  await visit(page, '/restaurants/10009');
  await page.getByRole('link', { name: /^Map of Fells Point with .* Open the large map$/ }).click();
  await expect(page).toHaveURL(/^[^?]*\/\?area=.*&view=map$/);
  await expect(mapOf(page).locator('[data-pins][data-still]')).toBeVisible(DRAWN_WITHIN);
});

test('a browser without WebGL gets a drawn map, and keeps the list', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.setViewportSize(PHONE);
  await visit(page, '/neighborhoods/canton?view=map');
  await expect(page.getByText('Your browser can’t show the large map.')).toBeVisible();
  await expect(mapOf(page).getByRole('img', { name: 'Map of the first places' })).toBeVisible();
  await expect(page.locator('#results').getByRole('article').first()).toBeVisible();
});
