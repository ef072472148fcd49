import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFontLicenses } from './font-licenses.ts';

it('the license of each font of the site is among the built files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  await writeFontLicenses(folder);
  const text = await readFile(path.join(folder, 'font-licenses.txt'), 'utf8');
  await rm(folder, { recursive: true });
  for (const name of ['The Fraunces Project Authors', 'The Figtree Project Authors'])
    expect(text).toContain(name);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});
