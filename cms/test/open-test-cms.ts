import { readEnv } from '#cms/env';
import { openCms, type Cms } from '#cms/open-cms';
import { createTestDatabase, type TestContent, type TestDatabase } from './create-test-database.ts';
import { quietLog } from './quiet-log.ts';

/** The address of the site in tests; nothing is ever looked up there. */
export const TEST_SITE_URL = 'http://site.test';

export interface TestCms extends Cms {
  database: TestDatabase;
}

/**
 * Payload on a database of its own, with further settings where a test needs them. One per test file: Payload is one
 * per process. `close` leaves nothing behind.
 */
export async function openTestCms(
  content: TestContent = 'none',
  settings: Record<string, string> = {},
): Promise<TestCms> {
  const database = await createTestDatabase(content);
  const cms = await openCms({
    // Refusals are what many tests are after; they are no news.
    env: readEnv({ ...database.env, LOG_LEVEL: 'silent', ...settings }),
    trustedOrigins: [TEST_SITE_URL],
    log: quietLog,
  });
  return {
    ...cms,
    database,
    async close() {
      await cms.close();
      await database.drop();
    },
  };
}
