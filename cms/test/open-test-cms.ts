import { readEnv } from '#cms/env';
import { openCms, type Cms } from '#cms/start/open-cms';
import { createTestDatabase, type TestContent, type TestDatabase } from './create-test-database.ts';
import { quietLog } from './quiet-log.ts';

/** The site's address in tests; it is never resolved. */
export const TEST_SITE_URL = 'http://site.test';

export interface TestCms extends Cms {
  database: TestDatabase;
}

/**
 * Opens Payload on a new database, with extra settings if a test needs them. One per test file: Payload is a
 * singleton per process. `close` cleans up everything.
 */
export async function openTestCms(
  content: TestContent = 'none',
  settings: Record<string, string> = {},
): Promise<TestCms> {
  const database = await createTestDatabase(content);
  const cms = await openCms({
    // Many tests provoke refusals, which need not be logged.
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
