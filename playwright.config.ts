import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './web/e2e/visit.ts';
import { CHROMIUM_ARGS, findChromium } from './web/test/find-chromium.ts';

const found = findChromium();
/**
 * Specs that change what others would see, in two groups of about the same length. The files of a group go through one
 * site of their own, one after the other: a site and the browser that belongs to it take some five seconds of processor time.
 */
const CHANGING = {
  'the desk': /(beside-the-site|editor|editors-week|photos|publishing|two-editors)\.spec\.ts$/,
  'the lists': /(ads-admin|imports|listing-rules|readers|reviews|unknown-list)\.spec\.ts$/,
};

/**
 * Journeys through the real site in a real browser. `E2E_SITE_URL` names one that is running already; else
 * web/e2e/site-setup.ts starts one.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: 'web/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './web/e2e/site-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Patience for a machine that is busy with something else: what is green never waits for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // With PLAYWRIGHT_JSON_OUTPUT_NAME the results go to that file, where `npm test` sums them up.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What a worker answers, a journey could not hold back or count.
    serviceWorkers: 'block',
    // A trace costs a twelfth of a run, and a third with DOM snapshots: `npm test` plays what failed again with a whole one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...found },
  },
  projects: [
    // They take long: begun first, they are done when the others are.
    ...Object.entries(CHANGING).map(([name, testMatch]) => ({
      name,
      testMatch,
      workers: 1,
      use: { hasOwnSite: true },
    })),
    { name: 'reading', testIgnore: Object.values(CHANGING) },
  ],
});
