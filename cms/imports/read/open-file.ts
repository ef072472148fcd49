import { createReadStream } from 'node:fs';
import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../../database/database-fault.ts';
import { ImportFault } from '../import-fault.ts';
import { inTurns } from './in-turns.ts';
import type { SourceFile } from './source-file.ts';

/** Small, because a parser handles each chunk without a break. */
const CHUNK_BYTES = 16 * 1024;

interface OpenOptions {
  readonly isGzip: boolean;
  readonly onBytes?: ((bytes: Buffer) => void) | undefined;
}

/** The bytes of a file in chunks, decompressed if needed. */
export async function* openBytes(file: string, { isGzip, onBytes }: OpenOptions): AsyncGenerator<Buffer> {
  async function* read(): AsyncGenerator<Buffer> {
    const chunks: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: CHUNK_BYTES });
    for await (const chunk of chunks) {
      onBytes?.(chunk);
      yield chunk;
    }
  }
  if (!isGzip) return yield* read();
  const unzipped = createGunzip();
  // Errors of either stage surface in the loop below.
  pipeline(Readable.from(read(), { highWaterMark: 1 }), unzipped, () => undefined);
  try {
    yield* unzipped as AsyncIterable<Buffer>;
  } catch (error) {
    if (!errorCode(error).startsWith('Z_')) throw error;
    throw new ImportFault('the packed file (gzip) is damaged or cut short; fetch or pack it again.', {
      cause: error,
    });
  }
}

/** A file's text in chunks, without a byte order mark. */
export async function* openText(
  { path, isGzip, encoding }: Pick<SourceFile, 'path' | 'isGzip' | 'encoding'>,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const chunks = openBytes(path, { isGzip, onBytes: (chunk) => onBytes?.(chunk.length) });
  for await (const bytes of inTurns(chunks)) {
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}
