import { sql } from '@payloadcms/db-postgres';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useTestDatabase } from '#cms/test/use-test-database';
import { migrate } from './migrate.ts';
import type { Migration } from './migrate.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const database = useTestDatabase('empty');

beforeEach(async () => {
  vi.clearAllMocks();
  await database.client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
});

function migration(name: string, ...statements: string[]): Migration {
  return {
    name,
    async up({ db }) {
      for (const statement of statements) await db.execute(sql.raw(statement));
    },
  };
}

const first = migration(
  '20260101_000000_first',
  `CREATE TABLE payload_migrations (id serial PRIMARY KEY, name varchar, batch numeric,
     updated_at timestamptz(3) DEFAULT now() NOT NULL, created_at timestamptz(3) DEFAULT now() NOT NULL);
   CREATE TABLE places (id serial PRIMARY KEY);`,
);
const second = migration('20260102_000000_second', 'ALTER TABLE places ADD COLUMN name text');

async function records(): Promise<unknown[]> {
  return (await database.client.query('SELECT name, batch::int FROM payload_migrations ORDER BY id')).rows;
}

async function tables(): Promise<string[]> {
  const { rows } = await database.client.query(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map(({ tablename }) => String(tablename));
}

describe('migrate', { timeout: 60_000 }, () => {
  it('runs pending migrations in order and records them as Payload does', async () => {
    expect(await migrate(database.url, [first], log)).toEqual([first.name]);
    expect(await migrate(database.url, [first, second], log)).toEqual([second.name]);
    expect(await migrate(database.url, [first, second], log)).toEqual([]);
    expect(await records()).toEqual([
      { name: first.name, batch: 1 },
      { name: second.name, batch: 2 },
    ]);
  });

  it('leaves an empty database empty when the first migration fails halfway', async () => {
    const broken = migration('20260101_000000_broken', 'CREATE TABLE half (id int)', 'SELECT * FROM nowhere');
    await expect(migrate(database.url, [broken], log)).rejects.toThrow(
      /^The migration 20260101_000000_broken failed and was undone: relation "nowhere" does not exist\.$/,
    );
    expect(await tables()).toEqual([]);
  });

  it('keeps the earlier ones when a later migration fails, and runs it once it is fixed', async () => {
    const broken = {
      ...second,
      up: migration('', 'ALTER TABLE places ADD COLUMN name text', 'SELECT 1/0').up,
    };
    await expect(migrate(database.url, [first, broken], log)).rejects.toThrow(
      'The migration 20260102_000000_second failed and was undone: division by zero.',
    );
    expect(await records()).toEqual([{ name: first.name, batch: 1 }]);
    expect(await migrate(database.url, [first, second], log)).toEqual([second.name]);
  });

  it('refuses a database that is newer than the code, and does not touch it', async () => {
    await migrate(database.url, [first, second], log);
    await expect(migrate(database.url, [first], log)).rejects.toThrow(
      /^The database is newer than this version of the site: it knows the migration 20260102_000000_second\. Update the site\.$/,
    );
    expect(await tables()).toEqual(['payload_migrations', 'places']);
  });

  it('says of a database from before its first migration that it is older, and how to carry it over', async () => {
    await migrate(database.url, [first, second], log);
    const fresh = migration('20260103_000000_initial', 'CREATE TABLE never (id int)');
    await expect(migrate(database.url, [fresh], log)).rejects.toThrow(
      /^The database is older than .* 20260101_000000_first, 20260102_000000_second\. .* npm run export/,
    );
    expect(await tables()).toEqual(['payload_migrations', 'places']);
  });

  it('runs each migration once when several processes start together', async () => {
    const held = migration(
      '20260103_000000_held',
      'SELECT pg_advisory_xact_lock(1); CREATE TABLE once (id int)',
    );
    await database.client.query('SELECT pg_advisory_lock(1)');
    const running = [1, 2, 3].map(() => migrate(database.url, [first, second, held], log));
    const waiting = () =>
      log.info.mock.calls.filter(
        ([line]) => line === 'Another process is migrating the database; waiting for it.',
      ).length;
    await vi.waitFor(() => expect(waiting()).toBe(2), { timeout: 30_000 });
    await database.client.query('SELECT pg_advisory_unlock(1)');
    expect((await Promise.all(running)).flat()).toEqual([first.name, second.name, held.name]);
  });

  it('reports in one line that the database is unreachable', async () => {
    await expect(migrate('postgres://me:hush@127.0.0.1:1/db', [first], log)).rejects.toThrow(
      /^Cannot migrate the database: nothing is listening there\.$/,
    );
  });
});
