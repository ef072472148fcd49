import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ImportFault } from '../import-fault.ts';
import { inspectFile } from '../read/inspect-file.ts';
import type { SourceFile } from '../read/source-file.ts';

/** How long a file can be planned and its plan committed; results stay in the database. */
export const UPLOAD_KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const NAME = /^(?!\.{1,2}$)[^/\\\0]+$/;
/** File systems count bytes, and allow 255. */
const MAX_NAME_BYTES = 200;
const ID = /^\d{13}-[a-z0-9]{8}$/;

/**
 * Streams an uploaded file to disk with constant memory. Incomplete files are discarded, and expired files are
 * deleted first.
 * @throws ImportFault if it is unreadable, or there is no space
 */
export async function storeUpload(
  folder: string,
  { name, body }: { name: string; body: AsyncIterable<Uint8Array> },
): Promise<{ id: string; file: SourceFile }> {
  if (!NAME.test(name) || Buffer.byteLength(name) > MAX_NAME_BYTES)
    throw new ImportFault('the file has no name that can be kept; rename it.');
  const id = `${Date.now()}-${Math.random().toString(36).slice(2, 10).padEnd(8, '0')}`;
  const home = path.join(folder, id);
  const part = path.join(home, 'part');
  await dropOldUploads(folder, Date.now());
  try {
    await mkdir(home, { recursive: true });
    await pipeline(body, createWriteStream(part));
    await rename(part, path.join(home, name));
    return { id, file: await inspectFile(path.join(home, name)) };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new ImportFault('the disk is full; make room and send the file again.', { cause: error });
    throw error;
  }
}

/** Deletes a file that turned out to be unusable. */
export async function dropUpload(folder: string, id: string): Promise<void> {
  if (ID.test(id)) await rm(path.join(folder, id), { recursive: true, force: true });
}

async function dropOldUploads(folder: string, now: number): Promise<void> {
  const oldest = now - UPLOAD_KEPT_DAYS * DAY_MS;
  for (const id of await readdir(folder).catch(() => [])) {
    // Ids begin with the upload time.
    if (ID.test(id) && Number.parseInt(id, 10) < oldest)
      await rm(path.join(folder, id), { recursive: true, force: true });
  }
}

/** @throws ImportFault if there is no upload with that id */
export async function findUpload(folder: string, id: string): Promise<SourceFile> {
  const home = path.join(folder, id);
  const [name] = ID.test(id) ? await readdir(home).catch(() => []) : [];
  if (name === undefined) throw new ImportFault('that file is gone; send it again.');
  await stat(path.join(home, name));
  return inspectFile(path.join(home, name));
}
