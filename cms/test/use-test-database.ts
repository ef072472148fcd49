import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

/** A database for a test file, and a connection to it, from before the first test until after the last. */
export function useTestDatabase(...content: Parameters<typeof createTestDatabase>) {
  const opened = {} as TestDatabase & { client: pg.Client };
  beforeAll(async () => {
    Object.assign(opened, await createTestDatabase(...content));
    opened.client = new pg.Client({ connectionString: opened.url });
    await opened.client.connect();
  });
  afterAll(async () => {
    await opened.client.end();
    await opened.drop();
  });
  return opened;
}
