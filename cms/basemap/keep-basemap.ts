import { hash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { ABOUT_FILE, type AboutBasemap, readAboutBasemap } from './about-basemap.ts';
import { BasemapFault, checkBasemap, type CheckedBasemap } from './check-basemap.ts';

interface KeepBasemapOptions {
  readonly folder: string;
  readonly file: string;
  /** In place of what the file says. */
  readonly attribution?: string | undefined;
}

/** Checks a file and makes it the base of the site's maps, at once and whole: a running site serves it from then on. */
export async function keepBasemap(options: KeepBasemapOptions): Promise<CheckedBasemap & AboutBasemap> {
  const { folder, file } = options;
  const checked = await checkBasemap(file);
  const attribution = options.attribution ?? checked.attribution;
  if (attribution === '') {
    throw new BasemapFault(
      'The file does not say whose data it is. Give the words that its license asks for: --attribution "© ...".',
    );
  }
  await mkdir(folder, { recursive: true });
  const stamp = hash('sha256', `${Date.now()} ${file}`).slice(0, 12);
  const about: AboutBasemap = {
    kind: checked.kind,
    attribution,
    file: checked.kind === 'pmtiles' ? `${stamp}.pmtiles` : `${stamp}.json`,
  };
  const kept = path.join(folder, about.file);
  await copyFile(file, kept);
  if (checked.kind === 'layers') await compress(kept);
  const before = await readAboutBasemap(folder);
  await writeFile(path.join(folder, `${ABOUT_FILE}.new`), JSON.stringify(about));
  await rename(path.join(folder, `${ABOUT_FILE}.new`), path.join(folder, ABOUT_FILE));
  if (before) await removeFiles(folder, before.file);
  return { ...checked, ...about };
}

/** Back to the drawing of the site. */
export async function removeBasemap(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** As the build does with files of the site. */
async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain));
}

async function removeFiles(folder: string, prefix: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  await Promise.all(files.map((name) => rm(path.join(folder, name))));
}
