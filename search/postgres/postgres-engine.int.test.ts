import { randomBytes } from 'node:crypto';
import { migrate } from '#cms/database/migrate';
import { migrations } from '#cms/database/migrations/index';
import { searchDatabase } from '#cms/indexing/search-pool';
import { quietLog } from '#cms/test/quiet-log';
import pg from 'pg';
import { inject } from 'vitest';
import { describeEngine } from '../engine.contract.ts';
import { foldForTests } from '../test/fixture.ts';
import { postgresEngine } from './postgres-engine.ts';

describeEngine({
  name: 'PostgreSQL',
  async open() {
    const name = `search_${randomBytes(6).toString('hex')}`;
    await onServer(`create database ${name}`);
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${name}`;
    await migrate(url.href, migrations, quietLog);
    const pool = new pg.Pool({ connectionString: url.href, max: 4 });
    return {
      engine: postgresEngine({ database: searchDatabase(pool), fold: foldForTests }),
      async close() {
        await pool.end();
        await onServer(`drop database ${name} with (force)`);
      },
    };
  },
});

async function onServer(statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  await server.query(statement).finally(() => server.end());
}
