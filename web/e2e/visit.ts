import { test as base, expect, type Page } from '@playwright/test';
import { runProgram } from '../test/run-program.ts';
import { startSite } from './start-site.ts';

export { expect };
export type { Page };

interface Options {
  /** Off only where the page is not the site's own, as in the editors' panel. */
  watched: boolean;
  /** Paths whose document answers 404, as the test expects. */
  missing: readonly string[];
  /** True if the newsletter's popup may appear; otherwise the visitor has closed it before. */
  asked: boolean;
}

interface Fixtures {
  faults: string[];
}

export interface WorkerOptions {
  /** Specs that change what others would see get their own site, on their own copy of the content. */
  hasOwnSite: boolean;
  /** Another city than the usual one, whose site is built if it is not. */
  city: string;
}

interface WorkerFixtures {
  siteUrl: string;
}

/** `test` with the site as base URL; any fault that the browser reports fails it. */
export const test = base.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  hasOwnSite: [false, { option: true, scope: 'worker' }],
  city: ['', { option: true, scope: 'worker' }],
  siteUrl: [
    async ({ hasOwnSite, city }, use) => {
      if (!hasOwnSite || process.env.E2E_ONE_SITE) return use(process.env.E2E_SITE_URL ?? '');
      if (city !== '') await buildCity(city);
      const site = await startSite({ CITY: city });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  watched: [true, { option: true }],
  missing: [[], { option: true }],
  asked: [false, { option: true }],
  storageState: async ({ asked, siteUrl }, use) => {
    await use({ cookies: asked ? [] : [closedPopup(siteUrl)], origins: [] });
  },
  // The site's URL is known only once it runs, after the configuration has been read.
  baseURL: async ({ siteUrl }, use) => {
    await use(siteUrl);
  },
  faults: [
    async ({ page, baseURL, watched, missing, javaScriptEnabled }, use) => {
      const faults: string[] = [];
      if (watched) {
        const origin = new URL(baseURL ?? '').origin;
        watch({ page, origin, missing, runsScripts: javaScriptEnabled, faults });
      }
      await use(faults);
      expect(faults, 'the browser has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
});

async function buildCity(city: string): Promise<void> {
  // Only the nightly run visits its desk.
  const parts = process.env.NIGHTLY ? [] : ['--site'];
  const program = ['web/build/build.ts', '--if-stale', ...parts];
  const code = await runProgram('node', program, { env: { CITY: city } });
  if (code !== 0) throw new Error(`The site of ${city} could not be built; the reason is above.`);
}

function closedPopup(siteUrl: string) {
  const { hostname: domain } = new URL(siteUrl);
  const where = { domain, path: '/', expires: -1, httpOnly: false, secure: false } as const;
  return { name: 'newsletter', value: 'dismissed', sameSite: 'Lax' as const, ...where };
}

interface Watch {
  page: Page;
  origin: string;
  missing: readonly string[];
  runsScripts: boolean;
  faults: string[];
}

function watch({ page, origin, missing, runsScripts, faults }: Watch): void {
  // A page that does not exist, and the call behind it, are expected to answer 404.
  const isMissing = (url: string) => {
    if (missing.length === 0 || !URL.canParse(url)) return false;
    const { pathname } = new URL(url);
    return missing.includes(pathname) || pathname.startsWith('/api/');
  };

  // Hydration mismatches and refused scripts or styles are reported here.
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (isMissing(message.location().url) && message.text().includes('404')) return;
    // The configuration blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page cancels what it is still loading.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    // A browser without JavaScript refuses the scripts that the page preloads.
    if (!runsScripts && request.resourceType() === 'script') return;
    faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`other host: ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || (response.status() === 404 && isMissing(response.url()))) return;
    faults.push(`${response.status()}: ${response.url()}`);
  });
}

/** Opens a page and waits until its buttons work. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** React marks the elements it has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Holds the page's requests to matching URLs until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // The page may have cancelled it by then.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
