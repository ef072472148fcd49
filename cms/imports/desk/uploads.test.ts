import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findUpload, storeUpload, UPLOAD_KEPT_DAYS } from './uploads.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const store = (name: string, text = 'name\nThe Crab House\n') =>
  storeUpload(folder, { name, body: Readable.from([Buffer.from(text)]) });

async function storeDaysAgo(days: number): Promise<string> {
  const id = `${Date.now() - days * DAY_MS}-abcdefgh`;
  await mkdir(path.join(folder, id));
  await writeFile(path.join(folder, id, 'old.csv'), 'name\nThe Crab House\n');
  return id;
}

describe('an uploaded file', () => {
  it('is found by its id and name', async () => {
    const { id, file } = await store('places.csv');
    expect(await findUpload(folder, id)).toEqual(file);
    expect(file.name).toBe('places.csv');
  });

  it('makes room by deleting only expired files', async () => {
    const past = await storeDaysAgo(UPLOAD_KEPT_DAYS + 1);
    const recent = await storeDaysAgo(UPLOAD_KEPT_DAYS - 1);
    await mkdir(path.join(folder, 'kept-by-hand'));
    const { id } = await store('places.csv');
    expect((await readdir(folder)).toSorted()).toEqual([recent, id, 'kept-by-hand'].toSorted());
    await expect(findUpload(folder, past)).rejects.toThrow('send it again');
  });

  it.each(['', '.', '..', 'a/b.csv', '..\\b.csv', 'é'.repeat(150)])(
    'named %j is refused, and nothing is stored',
    async (name) => {
      await expect(store(name)).rejects.toThrow('rename it');
      expect(await readdir(folder)).toEqual([]);
    },
  );
});
