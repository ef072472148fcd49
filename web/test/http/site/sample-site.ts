import { afterAll, beforeAll } from 'vitest';
import { startTestSite, type TestSite } from './start-test-site.ts';

/** A site with the sample, one for all suites that a test file imports. */
export let site: TestSite;

beforeAll(async () => {
  site = await startTestSite('sample');
});
afterAll(() => site.close());
