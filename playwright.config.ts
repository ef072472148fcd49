import { region } from '#city';
import { cityFolder } from '#city/city-folder';
import { readCity } from '#city/read-city';
import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './web/e2e/visit.ts';
import { CHROMIUM_ARGS, findChromium } from './web/test/find-chromium.ts';

const found = findChromium();
/**
 * Specs that change data other specs would see, in two groups of about the same length. The files of a group share one
 * site and run sequentially: a site and its browser take some five seconds of CPU time.
 */
const CHANGING = {
  'the desk': /(editor|editors-week|photos|publishing|words)\.spec\.ts$/,
  'the lists': /(ads-admin|data-morning|imports|reviews)\.spec\.ts$/,
};

/** Specs with a site that sends mail, which `with-mail.ts` starts. */
const WITH_MAIL = /(account-mail|editors-thursday)\.spec\.ts$/;

/** The site of another city, and its readers. */
const ANOTHER_CITY = 'port-haven';
const { region: another } = readCity(cityFolder(ANOTHER_CITY));
const IN_ANOTHER_CITY = /port-haven[\w-]*(\.nightly)?\.spec\.ts$/;

const inAnotherCity = {
  name: 'another city',
  workers: 1,
  use: {
    hasOwnSite: true,
    city: ANOTHER_CITY,
    locale: another.language,
    timezoneId: another.timeZone,
  },
};

/** `npm run test:nightly`: sweeps over every page, screen and color scheme. */
const NIGHTLY = /\.nightly\.spec\.ts$/;

/**
 * Journeys through the real site in a real browser. `E2E_SITE_URL` names a running site; otherwise
 * web/e2e/site-setup.ts starts one.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: 'web/e2e',
  // The domain's own only declares the city, which it must not read; here it is read.
  tsconfig: './tsconfig.json',
  outputDir: 'test-results/e2e',
  globalSetup: './web/e2e/site-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Generous, for a busy machine: passing tests never need it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // With PLAYWRIGHT_JSON_OUTPUT_NAME the results are also written to that file, where `npm test` sums them up.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: region.timeZone,
    // Tests can't delay or count responses from a service worker.
    serviceWorkers: 'block',
    // A trace adds a twelfth to a run, and a third with DOM snapshots: `npm test` reruns failures with a full trace.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...found },
  },
  projects: process.env.NIGHTLY
    ? [
        { name: 'nightly', testMatch: NIGHTLY, testIgnore: IN_ANOTHER_CITY },
        { ...inAnotherCity, testMatch: IN_ANOTHER_CITY, testIgnore: /port-haven\.spec\.ts$/ },
      ]
    : [
        // These take longest, so they start first.
        ...Object.entries(CHANGING).map(([name, testMatch]) => ({
          name,
          testMatch,
          workers: 1,
          use: { hasOwnSite: true },
        })),
        { ...inAnotherCity, testMatch: IN_ANOTHER_CITY, testIgnore: NIGHTLY },
        { name: 'mail', testMatch: WITH_MAIL, workers: 1 },
        { name: 'reading', testIgnore: [...Object.values(CHANGING), WITH_MAIL, IN_ANOTHER_CITY, NIGHTLY] },
      ],
});
