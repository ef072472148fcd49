import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { useFolder } from '#cms/test/use-folder';
import { pack } from 'tar-stream';
import { expect, it } from 'vitest';
import { unpackBackup } from './unpack-backup.ts';

const folder = useFolder();
const MANIFEST = {
  format: 1,
  madeAt: '2026-11-29T00:00:00Z',
  postgres: '18',
  migrations: [],
  tables: [],
  sequences: [],
};
const FILES = 60;

async function buildBackup(): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: 'manifest.json' }, JSON.stringify(MANIFEST));
  for (let n = 0; n < FILES; n += 1) tar.entry({ name: `files/media/${n}.webp` }, randomBytes(n * 700));
  tar.entry({ name: 'end.json' }, JSON.stringify({ rows: {}, files: FILES }));
  tar.finalize();
  return gzipSync(await buffer(tar));
}

it('a backup is unpacked as a whole, and refused wherever it is cut off', async () => {
  const whole = await buildBackup();
  const file = path.join(folder, 'backup.tar.gz');
  const unpack = () => unpackBackup(file, path.join(folder, 'unpacked'));
  await writeFile(file, whole);
  await expect(unpack()).resolves.toMatchObject({ end: { files: FILES } });
  for (let part = 0; part < 20; part += 1) {
    await writeFile(file, whole.subarray(0, Math.floor((whole.length * part) / 20)));
    await expect(unpack()).rejects.toThrow(`${file} isn’t a complete backup, so nothing was restored.`);
  }
});
