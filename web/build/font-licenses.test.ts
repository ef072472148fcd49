import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { useFolder } from '#cms/test/use-folder';
import { expect, it } from 'vitest';
import { writeFontLicenses } from './font-licenses.ts';

const folder = useFolder();

it('the license of each font of the site is among the built files', async () => {
  await writeFontLicenses(folder);
  const text = await readFile(path.join(folder, 'font-licenses.txt'), 'utf8');
  for (const name of ['The Fraunces Project Authors', 'The Figtree Project Authors'])
    expect(text).toContain(name);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});
