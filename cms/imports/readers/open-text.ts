import { openBytes } from './open-bytes.ts';
import type { SourceFile } from './source-file.ts';

/** The text of a file in pieces, whatever its size; a byte order mark is no part of it. */
export async function* openText(
  { path, isGzip, encoding }: Pick<SourceFile, 'path' | 'isGzip' | 'encoding'>,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of openBytes(path, { isGzip, onBytes: (chunk) => onBytes?.(chunk.length) })) {
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}
