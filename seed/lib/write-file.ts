import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode, reasonOf } from '#cms/database/database-fault';
import { ImportFault } from '#cms/imports/import-fault';

const NOT_WRITABLE = ['ENOSPC', 'EDQUOT', 'EACCES', 'ENOENT', 'EROFS'];

export async function writeFile(file: string, text: AsyncIterable<string | Uint8Array>): Promise<void> {
  // A device or pipe is written directly: it cannot be replaced by renaming.
  const isPlain = await stat(file).then(
    (found) => found.isFile(),
    () => true,
  );
  const draft = isPlain ? `${file}.part` : file;
  try {
    await pipeline(Readable.from(text), createWriteStream(draft));
    if (isPlain) await rename(draft, file);
  } catch (error) {
    if (isPlain) await rm(draft, { force: true }).catch(() => undefined);
    if (!NOT_WRITABLE.includes(errorCode(error))) throw error;
    throw new ImportFault(
      `${file} was not written: ${reasonOf(error)}. Make room or choose another place and try again.`,
      { cause: error },
    );
  }
}
