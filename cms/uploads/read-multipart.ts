import { buffer } from 'node:stream/consumers';

import { MAX_PICTURE_BYTES, pictureTooLarge } from './encode-picture.ts';
import { UploadFault } from './upload-fault.ts';

export interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  /** Absent if none was chosen: browsers then send an empty one. */
  readonly file: Buffer | undefined;
}

/**
 * Reads a form with at most one file. `chunks` has at most as many bytes as its call allows. Throws `UploadFault`: 400
 * for a damaged form or a second file, 413 for a picture that is too large.
 */
export async function readMultipart(type: string, chunks: AsyncIterable<Uint8Array>): Promise<Multipart> {
  const body = await buffer(chunks);
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new UploadFault(400, 'The form is damaged or was cut off.');
  });
  const entries = [...form];
  const files = entries.flatMap(([, value]) => (typeof value === 'string' || value.size === 0 ? [] : value));
  const [file] = files;
  if (files.length > 1) throw new UploadFault(400, 'The form holds more than it should.');
  if (file && file.size > MAX_PICTURE_BYTES) throw pictureTooLarge();
  return {
    fields: Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    file: file && Buffer.from(await file.arrayBuffer()),
  };
}
