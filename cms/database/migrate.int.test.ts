import { rmSync } from 'node:fs';

import { sql } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { makeDataDir } from '../test/make-data-dir.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './postgres-server.ts';
import type { OpenedDatabase } from './postgres-server.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let folder: string;
let database: OpenedDatabase;
let client: pg.Client;

beforeAll(async () => {
  folder = await makeDataDir();
  database = await openDatabase({ dataDir: folder, log });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  vi.clearAllMocks();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
});

function migration(name: string, ...statements: string[]): Migration {
  return {
    name,
    async up({ db }) {
      for (const statement of statements) await db.execute(sql.raw(statement));
    },
    async down() {},
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
  return (await client.query('SELECT name, batch::int FROM payload_migrations ORDER BY id')).rows;
}

async function tables(): Promise<string[]> {
  const { rows } = await client.query(
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
      /^The database is from before .* 20260101_000000_first, 20260102_000000_second\. .* npm run export/,
    );
    expect(await tables()).toEqual(['payload_migrations', 'places']);
  });

  it('refuses to build on a schema that Payload’s development mode has pushed', async () => {
    await migrate(database.url, [first], log);
    await client.query(`INSERT INTO payload_migrations (name, batch) VALUES ('dev', -1)`);
    expect(await migrate(database.url, [first], log)).toEqual([]);
    await expect(migrate(database.url, [first, second], log)).rejects.toThrow(/Payload's development mode/);
  });

  it('runs each migration once when several processes start together', async () => {
    const held = migration(
      '20260103_000000_held',
      'SELECT pg_advisory_xact_lock(1); CREATE TABLE once (id int)',
    );
    await client.query('SELECT pg_advisory_lock(1)');
    const running = [1, 2, 3].map(() => migrate(database.url, [first, second, held], log));
    const waiting = () =>
      log.info.mock.calls.filter(
        ([line]) => line === 'Another process is migrating the database; waiting for it.',
      ).length;
    await vi.waitFor(() => expect(waiting()).toBe(2), { timeout: 30_000 });
    await client.query('SELECT pg_advisory_unlock(1)');
    expect((await Promise.all(running)).flat()).toEqual([first.name, second.name, held.name]);
  });

  it('reports in one line that the database is unreachable', async () => {
    await expect(migrate('postgres://me:hush@127.0.0.1:1/db', [first], log)).rejects.toThrow(
      /^Cannot migrate the database: nothing is listening there\.$/,
    );
  });
});

describe('the migrations', () => {
  it('can be undone, to the last table, and run again', { timeout: 60_000 }, async () => {
    const names = migrations.map(({ name }) => name);
    expect(await migrate(database.url, migrations, log)).toEqual(names);
    const db = drizzle(database.url);
    for (const { down } of migrations.toReversed()) await down({ db });
    await db.$client.end();
    expect(await tables()).toEqual([]);
    expect(await migrate(database.url, migrations, log)).toEqual(names);
  });

  it(
    'keep the synonyms, one row for each meaning, and split them again when undone',
    { timeout: 60_000 },
    async () => {
      const at = migrations.findIndex(({ name }) => name.endsWith('_synonym_rows'));
      await migrate(database.url, migrations.slice(0, at), log);
      await client.query(
        `INSERT INTO listing_rules (id) VALUES (1);
       INSERT INTO listing_rules_synonyms (_order, _parent_id, id, term, meaning)
         VALUES (1, 1, 'a', 'sushi', 'japanese'), (2, 1, 'b', 'pho', 'vietnamese'), (3, 1, 'c', 'ramen', 'japanese')`,
      );
      await migrate(database.url, migrations.slice(0, at + 1), log);
      expect(await synonyms('terms')).toEqual([
        ['sushi, ramen', 'japanese'],
        ['pho', 'vietnamese'],
      ]);
      const db = drizzle(database.url);
      await migrations[at]?.down({ db });
      await db.$client.end();
      expect(await synonyms('term')).toEqual([
        ['sushi', 'japanese'],
        ['ramen', 'japanese'],
        ['pho', 'vietnamese'],
      ]);
    },
  );

  it('keep diners’ lists with order, notes and links', { timeout: 60_000 }, async () => {
    const before = migrations.findIndex(({ name }) => name.endsWith('_one_list'));
    await migrate(database.url, migrations.slice(0, before), log);
    const at = '2026-11-20T12:00:00.000Z';
    await client.query(
      `INSERT INTO restaurants (id) VALUES (1), (2), (3);
       INSERT INTO users (id, username) VALUES (7, 'hon'), (8, 'none'), (9, 'new');
       INSERT INTO saved_lists (id, user_id, name, is_default, share_token, edit_key, device_key, updated_at) VALUES
         (5, 7, 'Saved places', true, 'known-to-friends', NULL, NULL, '${at}'),
         (6, 7, 'Date night', false, NULL, 'once-for-editing', 'a-key-of-one', '${at}'),
         (10, 7, 'Lunch', false, NULL, NULL, NULL, '${at}'),
         (11, 8, 'Saved places', true, NULL, NULL, NULL, '${at}');
       INSERT INTO saved_lists_places (_order, _parent_id, restaurant_id, note, been_there) VALUES
         (-3, 5, 3, 'Soup', true), (1, 5, 1, NULL, NULL), (2, 5, 2, '', false), (1, 6, 1, '', false)`,
    );
    await migrate(database.url, migrations, log);
    const { rows } = await client.query('SELECT user_id, lists, links FROM saved_lists ORDER BY user_id');
    const time = Date.parse(at);
    const place = (id: number, position: number, facts: object = {}) => ({
      id,
      note: '',
      beenThere: false,
      removed: false,
      updatedAt: time,
      rank: time - 1000 * position,
      ...facts,
    });
    const list = { removed: false, shared: false, updatedAt: time, places: [] };
    const hearts = { ...list, key: 'saved', name: 'Saved places' };
    expect(rows).toEqual([
      {
        user_id: 7,
        lists: expect.toSatisfy((lists: unknown[]) => lists.length === 3),
        links: { 'known-to-friends': 'saved', 'once-for-editing': 'a-key-of-one' },
      },
      { user_id: 8, lists: [hearts], links: {} },
    ]);
    expect(rows[0].lists).toEqual(
      expect.arrayContaining([
        {
          ...hearts,
          shared: true,
          places: [place(3, 1, { note: 'Soup', beenThere: true }), place(1, 2), place(2, 3)],
        },
        { ...list, key: 'a-key-of-one', name: 'Date night', shared: true, places: [place(1, 1)] },
        { ...list, key: '10', name: 'Lunch' },
      ]),
    );
    await client.query('DELETE FROM users WHERE id = 7');
    expect((await client.query('SELECT user_id FROM saved_lists')).rows).toEqual([{ user_id: 8 }]);
  });

  it(
    'make records of the names that were typed above articles, drafts included',
    { timeout: 60_000 },
    async () => {
      const before = migrations.findIndex(({ name }) => name.endsWith('_authors'));
      await migrate(database.url, migrations.slice(0, before), log);
      await client.query(
        `INSERT INTO stories (id, title, slug, author) VALUES
         (1, 'Crabs', 'crabs', ' Ana Cruz '), (2, 'Oysters', 'oysters', 'ana cruz'), (3, 'Scrapple', 'scrapple', '');
       INSERT INTO _stories_v (id, parent_id, version_author) VALUES (10, 1, 'Ana Cruz'), (11, 3, 'Ben O’Dea');
       INSERT INTO guides (id, title, slug, author) VALUES (4, 'Brunch', 'brunch', 'Ben O’Dea')`,
      );
      await migrate(database.url, migrations, log);
      const { rows } = await client.query(
        `SELECT a.name, a.slug, w.document FROM authors a JOIN (
         SELECT authors_id, 'story ' || parent_id AS document FROM stories_rels WHERE path = 'authors' UNION ALL
         SELECT authors_id, 'version ' || parent_id FROM _stories_v_rels WHERE path = 'version.authors' UNION ALL
         SELECT authors_id, 'guide ' || parent_id FROM guides_rels WHERE path = 'authors'
       ) w ON w.authors_id = a.id ORDER BY a.slug, w.document`,
      );
      expect(rows).toEqual([
        { name: 'Ana Cruz', slug: 'ana-cruz', document: 'story 1' },
        { name: 'Ana Cruz', slug: 'ana-cruz', document: 'story 2' },
        { name: 'Ana Cruz', slug: 'ana-cruz', document: 'version 10' },
        { name: 'Ben O’Dea', slug: 'ben-o-dea', document: 'guide 4' },
        { name: 'Ben O’Dea', slug: 'ben-o-dea', document: 'version 11' },
      ]);
    },
  );
});

async function synonyms(column: 'term' | 'terms'): Promise<string[][]> {
  const { rows } = await client.query(
    `SELECT ${column} AS term, meaning FROM listing_rules_synonyms ORDER BY _order`,
  );
  return rows.map((row) => [row.term, row.meaning]);
}
