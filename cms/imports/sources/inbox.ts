import { createReadStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ImportFault } from '../import-fault.ts';
import type { FetchedList } from './fetch-list.ts';

/** Valid names of inbox folders, which cannot lead out of it. */
export const FOLDER_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u;

/** A file changed this recently may still be uploading. */
const MIN_AGE_MS = 10_000;

/** The inbox folder that a source watches. */
export function inboxFolder(importFolder: string, name: string): string {
  return path.join(importFolder, 'inbox', name);
}

/**
 * The newest file of a folder in the inbox.
 * @throws ImportFault if there is none, with what to do
 */
export async function openNewestFile(importFolder: string, name: string, now: Date): Promise<FetchedList> {
  if (!FOLDER_NAME.test(name)) throw new ImportFault(`“${name}” cannot be the name of a folder.`);
  const folder = inboxFolder(importFolder, name);
  const names = await readdir(folder).catch(() => {
    throw new ImportFault(`there is no folder ${folder}; make it, and put files there.`);
  });
  const files = await Promise.all(
    names.map(async (file) => ({ file, stats: await lstat(path.join(folder, file)).catch(() => null) })),
  );
  // No symbolic links: they could lead to any file on the machine.
  const plain = files.flatMap(({ file, stats }) =>
    stats?.isFile() && !file.startsWith('.') ? [{ file, at: stats.mtimeMs }] : [],
  );
  const [newest] = plain.toSorted((a, b) => b.at - a.at);
  if (!newest) throw new ImportFault(`there is no file in ${folder}.`);
  if (now.getTime() - newest.at < MIN_AGE_MS)
    throw new ImportFault(`${newest.file} is still arriving; it is read next time.`);
  return { name: newest.file, body: createReadStream(path.join(folder, newest.file)) };
}
