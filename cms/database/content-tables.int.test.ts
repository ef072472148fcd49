import { beforeAll, describe, expect, it } from 'vitest';
import { useTestCms } from '../test/use-test-cms.ts';
import { quietLog } from '../test/quiet-log.ts';
import { watchContentChanges } from './content-changes.ts';
import { isContentTable, NOT_CONTENT } from './content-tables.ts';

const cms = useTestCms();
/** Each table of a collection or global, including those of its rows, lists and relations. */
let tables: string[];

beforeAll(async () => {
  tables = Object.keys(cms.payload.db.tables);
});

/** Tables whose trigger fires once for each statement that inserts, updates, deletes or truncates. */
async function tablesWithTrigger(): Promise<string[]> {
  const { rows } = await cms.payload.db.pool.query<{ table: string }>(
    `select tgrelid::regclass::text as table from pg_trigger
     where tgname = 'notify_content_change' and tgfoid = 'notify_content_change'::regproc
       and tgtype = 4 + 8 + 16 + 32 and tgenabled = 'O'`,
  );
  return rows.map(({ table }) => table);
}

describe('the caches', () => {
  it('are notified of every content change, in each table of each collection and global', async () => {
    expect((await tablesWithTrigger()).sort()).toEqual(tables.filter(isContentTable).sort());
  });

  it('ignore only tables that exist', () => {
    expect(tables).toEqual(expect.arrayContaining([...NOT_CONTENT]));
  });

  it('are notified of a diner’s new name, which reviews show, but not of sign-ins', async () => {
    const { payload } = cms;
    const changed: (string | undefined)[] = [];
    const watch = await watchContentChanges({
      url: cms.databaseUrl,
      onChange: (table) => changed.push(table),
      log: quietLog,
    });
    const pair = { username: 'crab_fan', password: 'long-enough-for-a-diner' };
    const { id } = await payload.create({ collection: 'users', data: pair });
    await payload.login({ collection: 'users', data: pair });
    await watch.settle();
    expect(changed).toEqual([undefined]);
    await payload.update({ collection: 'users', id, data: { username: 'oyster_fan' } });
    await watch.settle();
    expect(changed).toEqual([undefined, 'users']);
    await watch.close();
  });
});
