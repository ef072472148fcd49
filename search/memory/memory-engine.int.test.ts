import { randomBytes } from 'node:crypto';
import { migrate } from '#cms/database/migrate';
import { migrations } from '#cms/database/migrations/index';
import { searchDatabase } from '#cms/indexing/open-site-search';
import { quietLog } from '#cms/test/quiet-log';
import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { describeEngine } from '../engine.contract.ts';
import { EVERYTHING } from '../query.ts';
import { readTerms } from '../search-terms.ts';
import { buildPlace, foldForTests } from '../test/fixture.ts';
import { memoryEngine } from './memory-engine.ts';

describeEngine({
  name: 'PostgreSQL',
  async open() {
    const { database, close } = await openDatabase();
    return { engine: memoryEngine({ database, fold: foldForTests }), close };
  },
});

test('once warmed, PostgreSQL is not asked, for words never asked before either', async () => {
  const { database, close } = await openDatabase();
  const query = vi.spyOn(database, 'query');
  const engine = memoryEngine({ database, fold: foldForTests, hearsChanges: () => true });
  await engine.upsert([buildPlace(1), buildPlace(2)]);
  await engine.warm?.();
  query.mockClear();
  for (const text of ['', 'place', 'plaec', 'hampden']) {
    const answer = await engine.search({ ...EVERYTHING, terms: readTerms(foldForTests, text) });
    expect(answer.ids).toEqual([1, 2]);
  }
  expect(query).not.toHaveBeenCalled();
  await close();
});

async function openDatabase() {
  const name = `search_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  await migrate(url.href, migrations, quietLog);
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  return {
    database: searchDatabase(pool),
    async close() {
      await pool.end();
      // The pool says goodbye and does not wait: dropping by force would cut off a connection that is leaving, which
      // nobody hears any more. Without force PostgreSQL waits for it.
      await onServer(`drop database ${name}`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  await server.query(statement).finally(() => server.end());
}
