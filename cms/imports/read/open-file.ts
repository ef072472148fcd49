import { createReadStream } from 'node:fs';
import { Transform, type Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportFault } from '../import-fault.ts';
import { inTurns } from './in-turns.ts';
import type { SourceFile } from './source-file.ts';

/** Small, because a parser handles each chunk without a break. */
const CHUNK_BYTES = 16 * 1024;

interface OpenOptions {
  readonly isGzip: boolean;
  /** Called with the file's raw bytes. */
  readonly onBytes?: ((bytes: Buffer) => void) | undefined;
}

/** The bytes of a file in chunks, decompressed if needed. */
export async function* openBytes(file: string, { isGzip, onBytes }: OpenOptions): AsyncGenerator<Buffer> {
  const listen = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes?.(chunk);
      done(null, chunk);
    },
  });
  const last: Readable = isGzip ? createGunzip() : listen;
  const source = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  const stages = isGzip ? [source, listen, last] : [source, listen];
  // Errors of any stage surface in the loop below.
  pipeline(stages as [Readable, Transform], () => undefined);
  try {
    for await (const chunk of last) if (Buffer.isBuffer(chunk)) yield chunk;
  } catch (error) {
    if (isGzip && error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new ImportFault('the packed file (gzip) is damaged or cut short; fetch or pack it again.', {
        cause: error,
      });
    }
    throw error;
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
