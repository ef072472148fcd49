import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCms, type TestCms } from '../test/open-test-cms.ts';
import { isContentTable, NOT_CONTENT } from './content-tables.ts';

let cms: TestCms;
/** Each table of a collection or global, with those of its rows, lists and relations. */
let tables: string[];

beforeAll(async () => {
  cms = await openTestCms();
  tables = Object.keys(cms.payload.db.tables);
});
afterAll(() => cms.close());

/** Those whose trigger fires once for each statement that inserts, updates, deletes or truncates. */
async function tablesWithTrigger(): Promise<string[]> {
  const { rows } = await cms.payload.db.pool.query<{ table: string }>(
    `select tgrelid::regclass::text as table from pg_trigger
     where tgname = 'notify_content_change' and tgfoid = 'notify_content_change'::regproc
       and tgtype = 4 + 8 + 16 + 32 and tgenabled = 'O'`,
  );
  return rows.map(({ table }) => table);
}

describe('the caches', () => {
  it('hear of every change of content, in each table of each collection and global', async () => {
    expect((await tablesWithTrigger()).sort()).toEqual(tables.filter(isContentTable).sort());
  });

  it('know tables that exist among those they need not hear of', () => {
    expect(tables).toEqual(expect.arrayContaining(NOT_CONTENT.flatMap((exception) => exception.tables)));
  });
});
