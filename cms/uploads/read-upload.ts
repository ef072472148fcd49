import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PayloadRequest, UploadCollectionSlug } from 'payload';

interface UploadedFile {
  readonly collection: UploadCollectionSlug;
  readonly id: number;
  readonly filename: string;
}

/** The bytes of an uploaded file, wherever it is stored; `null` if it is missing. */
export async function readUpload(
  req: PayloadRequest,
  { collection, id, filename }: UploadedFile,
): Promise<Buffer | null> {
  const { upload } = req.payload.collections[collection].config;
  for (const handler of upload.handlers ?? []) {
    // A handler without a response leaves the file to the disk.
    const answer = await handler(req, { doc: { id }, params: { collection, filename } });
    if (answer) return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  }
  return readFile(path.join(upload.staticDir ?? collection, filename)).catch(() => null);
}
