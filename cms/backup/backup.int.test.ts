import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '#cms/test/create-test-database';
import { quietLog } from '#cms/test/quiet-log';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrations } from '../database/migrations/index.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** What a reader would notice; `backup.nightly.test.ts` compares every table, sequence, key, trigger and file. */
async function contentOf({ url, dataDir }: TestDatabase) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select id, name, status from restaurants order by id');
  await client.end();
  return { rows, pictures: (await readdir(path.join(dataDir, 'ad-images'))).sort() };
}

it('a backup restores places and pictures over another city', async () => {
  const [sample, wreck] = [await createTestDatabase('sample'), await createTestDatabase('none')];
  try {
    const file = path.join(sample.dataDir, 'sample.tar.gz');
    await makeBackup({ databaseUrl: sample.url, dataDir: sample.dataDir, file });
    const { url: databaseUrl, dataDir } = wreck;
    await restoreBackup({ databaseUrl, dataDir, file, replace: true, migrations, log: quietLog });
    const before = await contentOf(sample);
    expect(before.rows.length).toBeGreaterThan(500);
    expect(await contentOf(wreck)).toEqual(before);
  } finally {
    await Promise.all([sample.drop(), wreck.drop()]);
  }
});
