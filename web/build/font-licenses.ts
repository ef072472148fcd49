import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const WEB = path.resolve(import.meta.dirname, '..');

/** Writes `font-licenses.txt`: the license of a font requires that its text accompanies it. */
export async function writeFontLicenses(folder: string): Promise<void> {
  const css = await readFile(path.join(WEB, 'src/styles/fonts.css'), 'utf8');
  const fonts = new Set([...css.matchAll(/url\('(@[^/]+\/[^/]+)\//g)].map(([, name = '']) => name));
  const texts = [...fonts].map((name) =>
    readFile(path.join(WEB, '../node_modules', name, 'LICENSE'), 'utf8'),
  );
  await writeFile(path.join(folder, 'font-licenses.txt'), (await Promise.all(texts)).join('\n\n'));
}
