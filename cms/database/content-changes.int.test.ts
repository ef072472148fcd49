import { useTestDatabase } from '#cms/test/use-test-database';
import { quietLog } from '#cms/test/quiet-log';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { contentTriggerSql, GATHER_CHANGES, tellGathered, watchContentChanges } from './content-changes.ts';
import type { ContentChanges } from './content-changes.ts';

const database = useTestDatabase();
let openWatch: ContentChanges | undefined;

beforeAll(async () => {
  await write('CREATE TABLE letters (id int); CREATE TABLE notes (id int); CREATE TABLE events (id int)');
  for (const table of ['letters', 'notes']) await write(contentTriggerSql(table));
});
afterEach(async () => {
  await openWatch?.close();
  openWatch = undefined;
});

const write = (statement: string) => database.client.query(statement);

async function watching(
  gatherMs?: number,
): Promise<{ changed: (string | undefined)[]; watch: ContentChanges }> {
  const changed: (string | undefined)[] = [];
  openWatch = await watchContentChanges({
    url: database.url,
    onChange: (table) => changed.push(table),
    log: quietLog,
    ...(gatherMs !== undefined && { gatherMs }),
  });
  return { changed, watch: openWatch };
}

function cutListeners(): Promise<unknown> {
  return write(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'content changes'
       AND datname = current_database()`,
  );
}

describe('watchContentChanges', { timeout: 30_000 }, () => {
  it('first reports that anything may have changed', async () => {
    const { changed, watch } = await watching();
    expect(changed).toEqual([undefined]);
    expect(watch.isConnected()).toBe(true);
  });

  it.each([
    'INSERT INTO letters VALUES (1)',
    'UPDATE letters SET id = 2',
    'DELETE FROM letters',
    'TRUNCATE letters',
  ])('tells the table of %j', async (statement) => {
    const { changed, watch } = await watching();
    await write(statement);
    await watch.settle();
    expect(changed).toEqual([undefined, 'letters']);
  });

  it('has reported every committed change once settle() resolves, without any other wait', async () => {
    const { changed, watch } = await watching();
    for (let round = 1; round <= 300; round++) {
      await write('INSERT INTO notes VALUES (1)');
      await watch.settle();
      expect(changed.length).toBe(round + 1);
    }
  });

  it('does so for concurrent callers, too', async () => {
    const { changed, watch } = await watching();
    for (let round = 1; round <= 50; round++) {
      const early = watch.settle();
      await write('INSERT INTO notes VALUES (1)');
      await Promise.all([watch.settle(), watch.settle()]);
      expect(changed.length).toBe(round + 1);
      await early;
    }
  });

  describe('changes of long work', () => {
    const importLetter = () => write(`BEGIN; ${GATHER_CHANGES}; INSERT INTO letters VALUES (1); COMMIT`);

    it('are told once, and with the next other change', async () => {
      const { changed, watch } = await watching();
      await importLetter();
      await importLetter();
      await watch.settle();
      expect(changed.splice(0)).toEqual([undefined]);
      await write(`SELECT pg_notify('content_change', 'search_documents')`);
      await watch.settle();
      expect(changed.splice(0), 'the index follows such work before it ends').toEqual(['search_documents']);
      await write('INSERT INTO notes VALUES (1)');
      await watch.settle();
      expect(changed).toEqual(['letters', 'notes']);
    });

    it('are told when it ends', async () => {
      const { changed, watch } = await watching();
      await importLetter();
      await tellGathered(database.client);
      await watch.settle();
      expect(changed).toEqual([undefined, 'letters']);
    });

    it('are told in time even if it was killed', async () => {
      const { changed } = await watching(500);
      await importLetter();
      await vi.waitFor(() => expect(changed).toEqual([undefined, 'letters']), { timeout: 5_000 });
    });
  });

  it('ignores other tables and rolled-back transactions', async () => {
    const { changed, watch } = await watching();
    await write('INSERT INTO events VALUES (1)');
    await write('BEGIN; INSERT INTO notes VALUES (1); ROLLBACK');
    await watch.settle();
    expect(changed).toEqual([undefined]);
  });

  it('reports a transaction at its commit, once per table', async () => {
    const { changed, watch } = await watching();
    await write('BEGIN');
    await write('INSERT INTO notes VALUES (1)');
    await write('INSERT INTO notes VALUES (2)');
    await write('INSERT INTO letters VALUES (2)');
    await watch.settle();
    expect(changed).toEqual([undefined]);
    await write('COMMIT');
    await watch.settle();
    expect(changed).toEqual([undefined, 'notes', 'letters']);
  });

  it('reports a lost connection, reconnects and reports that anything may have changed', async () => {
    const { changed, watch } = await watching();
    await cutListeners();
    await vi.waitFor(() => expect(watch.isConnected()).toBe(false), { interval: 1, timeout: 30_000 });
    await watch.settle();
    await write('INSERT INTO notes VALUES (1)');
    await vi.waitFor(() => expect(watch.isConnected()).toBe(true), { timeout: 30_000 });
    await watch.settle();
    // It may have been back before the row was written.
    expect(changed.slice(0, 2)).toEqual([undefined, undefined]);
    const before = changed.length;
    await write('INSERT INTO notes VALUES (1)');
    await watch.settle();
    expect(changed.slice(before)).toEqual(['notes']);
  });

  it('is quiet after close()', async () => {
    const { changed, watch } = await watching();
    await watch.close();
    await write('INSERT INTO notes VALUES (1)');
    await watch.settle();
    expect(watch.isConnected()).toBe(false);
    expect(changed).toEqual([undefined]);
  });
});
