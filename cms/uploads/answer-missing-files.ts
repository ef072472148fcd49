import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, UploadConfig } from 'payload';

/** Returns 404 for a missing file of any upload collection, where Payload responds with a server error. */
export const answerMissingFiles: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const { slug, upload } = collection;
    if (typeof upload !== 'object') return collection;
    return { ...collection, upload: { ...upload, handlers: [answerForMissing(upload.staticDir ?? slug)] } };
  }),
});

function answerForMissing(folder: string): NonNullable<UploadConfig['handlers']>[number] {
  const find = async (filename: string) => {
    const file = await stat(path.join(folder, filename)).catch(() => undefined);
    return file?.isFile() ? undefined : new Response('Not found.', { status: 404 });
  };
  // Without a response, Payload continues with the file; its type allows only one of the two.
  return (_req, { params }) => find(params.filename) as Promise<Response>;
}
