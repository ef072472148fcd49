import { hash } from 'node:crypto';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ABOUT_FILE, type AboutBasemap, readAboutBasemap } from './about-basemap.ts';
import { BasemapFault, checkBasemap, type CheckedBasemap } from './check-basemap.ts';

interface KeepBasemapOptions {
  readonly folder: string;
  readonly file: string;
  /** Replaces the file's own attribution. */
  readonly attribution?: string | undefined;
}

/** Checks a file and makes it the base map, atomically: a running site serves it from then on. */
export async function keepBasemap(
  options: KeepBasemapOptions,
): Promise<AboutBasemap & Pick<CheckedBasemap, 'layers'>> {
  const { folder, file } = options;
  const checked = await checkBasemap(file);
  const attribution = options.attribution ?? checked.attribution;
  if (attribution === '') {
    throw new BasemapFault(
      'The file does not say whose data it is. Give the words that its license asks for: --attribution "© ...".',
    );
  }
  await mkdir(folder, { recursive: true });
  const name = `${hash('sha256', `${Date.now()} ${file}`).slice(0, 12)}.pmtiles`;
  await copyFile(file, path.join(folder, name));
  const about: AboutBasemap = { kind: 'pmtiles', attribution, file: name };
  const before = await readAboutBasemap(folder);
  await writeFile(path.join(folder, `${ABOUT_FILE}.new`), JSON.stringify(about));
  await rename(path.join(folder, `${ABOUT_FILE}.new`), path.join(folder, ABOUT_FILE));
  if (before) await rm(path.join(folder, before.file), { force: true });
  return { ...about, layers: checked.layers };
}

/** Restores the site's own drawing. */
export async function removeBasemap(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
