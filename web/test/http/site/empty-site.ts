import { afterAll, beforeAll } from 'vitest';
import { startTestSite, type TestSite } from './start-test-site.ts';

/** A site without places, one for all suites that a test file imports. */
export let site: TestSite;

beforeAll(async () => {
  site = await startTestSite('none');
});
afterAll(() => site.close());
