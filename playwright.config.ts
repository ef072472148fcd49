import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './web/test/find-chromium.ts';

const found = findChromium();
/** Specs that change what others would see, each with a site of its own (`ownSite`). */
const CHANGING = /(ads-admin|editor|editors-week|imports|unknown-list|reviews|second-factor)\.spec\.ts$/;

/**
 * Journeys through the real site in a real browser. `E2E_SITE_URL` names one that is running already; else
 * web/e2e/site-setup.ts starts one.
 */
export default defineConfig({
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
    // They take long and one after the other: begun first, they are done when the others are.
    { name: 'changing', testMatch: CHANGING },
    { name: 'reading', testIgnore: CHANGING },
  ],
});
