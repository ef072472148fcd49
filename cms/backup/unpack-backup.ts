import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { errorCode, reasonOf } from '../database/database-fault.ts';
import {
  BackupFault,
  END,
  endSchema,
  FILE_FOLDERS,
  FILES,
  MANIFEST,
  manifestSchema,
  SECRET_FILE,
  TABLES,
  type End,
  type Manifest,
} from './manifest.ts';

export interface UnpackedBackup {
  /** Has the entries of the backup under their names. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly end: End;
}

/** Unpacks a backup into a folder. @throws BackupFault unless all of it is there, and nothing else */
export async function unpackBackup(file: string, folder: string): Promise<UnpackedBackup> {
  const names = await unpackAll(file, folder).catch((error: unknown) => {
    if (error instanceof BackupFault) throw error;
    const code = errorCode(error);
    if (code === 'ENOENT') throw new BackupFault(`There is no file ${file}.`);
    // Of the system, as a full disk, and not of what is read.
    if (/^E[A-Z]+$/.test(code))
      throw new BackupFault(`Nothing was restored: ${reasonOf(error)}.`, { cause: error });
    throw incomplete(file, error);
  });
  if (names[0] !== MANIFEST || names.at(-1) !== END) throw incomplete(file);
  const read = async <Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> => {
    const { data } = schema.safeParse(JSON.parse(await readFile(path.join(folder, name), 'utf8')));
    if (data !== undefined) return data;
    throw new BackupFault(
      `${file} can’t be read by this version of the site: it is damaged, or a newer version made it.`,
    );
  };
  const [manifest, end] = [await read(MANIFEST, manifestSchema), await read(END, endSchema)];
  if (names.filter((name) => name.startsWith(FILES)).length !== end.files) throw incomplete(file);
  return { folder, manifest, end };
}

export function incomplete(file: string, cause?: unknown): BackupFault {
  return new BackupFault(`${file} isn’t a complete backup, so nothing was restored.`, { cause });
}

async function unpackAll(file: string, folder: string): Promise<string[]> {
  const names: string[] = [];
  const tar = extract();
  // Errors surface where the entries are read.
  pipeline(createReadStream(file), createGunzip(), tar).catch((error: Error) => tar.destroy(error));
  for await (const entry of tar) {
    const { name } = entry.header;
    if (!isOurs(name)) throw new BackupFault(`The backup holds a foreign file, ${name}.`);
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    const mode = name === FILES + SECRET_FILE ? 0o600 : 0o644;
    // Not the entry itself: what ends before it is asked for, as in a broken file, would be waited for.
    await pipeline(Readable.from(entry), createWriteStream(target, { mode }));
    names.push(name);
  }
  return names;
}

function isOurs(name: string): boolean {
  const folders = [TABLES, ...FILE_FOLDERS.map((folder) => `${FILES}${folder}/`)];
  const isKnown =
    [MANIFEST, END, FILES + SECRET_FILE].includes(name) || folders.some((one) => name.startsWith(one));
  return isKnown && !name.split('/').includes('..');
}
