import { inTurns } from './in-turns.ts';
import { openBytes } from './open-bytes.ts';
import type { SourceFile } from './source-file.ts';

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
