import { createReadStream } from 'node:fs';

/**
 * The text of a file in pieces, whatever its size: UTF-8 (with or without byte order mark), else Windows Latin-1,
 * which spreadsheets still write.
 */
export async function* openText(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder((await isUtf8(file)) ? 'utf-8' : 'windows-1252');
  for await (const bytes of readBytes(file)) {
    onBytes?.(bytes.length);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of readBytes(file)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function* readBytes(file: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file)) {
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
}
