import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload, UploadCollectionSlug } from 'payload';

/** The bytes of an uploaded file; `null` if it is missing. */
export function readUpload(
  payload: Payload,
  collection: UploadCollectionSlug,
  filename: string,
): Promise<Buffer | null> {
  const { upload } = payload.collections[collection].config;
  return readFile(path.join(upload.staticDir ?? collection, filename)).catch(() => null);
}
