import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config, Plugin, UploadConfig } from 'payload';
import { reportUnreachableStore } from './report-unreachable-store.ts';

/** An S3-compatible store: AWS, MinIO, R2 and the like. */
export interface PictureStore {
  readonly bucket: string;
  /** Absent: AWS. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Limits for the store's client: without them, a frozen store would block every request forever. */
const PATIENCE = { maxAttempts: 2, requestHandler: { connectionTimeout: 1_500, socketTimeout: 2_000 } };

/** Stores the files of these collections in the bucket; without one, they stay in `DATA_DIR`. */
export function pictureStorage(store: PictureStore | undefined, collections: readonly string[]): Plugin {
  return async (config) => {
    if (!store) return withNotFound(config, collections);
    // Loaded on demand: the client is large, and most sites don't need it.
    const { s3Storage } = await import('@payloadcms/storage-s3');
    const withStore = await s3Storage({
      bucket: store.bucket,
      clientCacheKey: `${store.endpoint} ${store.bucket} ${store.accessKeyId}`,
      collections: Object.fromEntries(collections.map((slug) => [slug, true])),
      config: {
        region: store.region,
        credentials: { accessKeyId: store.accessKeyId, secretAccessKey: store.secretAccessKey },
        // Self-hosted stores use path-style URLs: they rarely have a host name per bucket.
        ...(store.endpoint !== undefined && { endpoint: store.endpoint, forcePathStyle: true }),
        ...PATIENCE,
      },
    })(config);
    return reportUnreachableStore(withoutColumns(withStore, collections), collections);
  };
}

/** Returns 404 for a missing file, where Payload responds with a server error. */
function withNotFound(config: Config, collections: readonly string[]): Config {
  const collectionsNow = config.collections?.map((collection) => {
    const { slug, upload } = collection;
    if (!collections.includes(slug) || typeof upload !== 'object') return collection;
    return { ...collection, upload: { ...upload, handlers: [answerForMissing(upload.staticDir ?? slug)] } };
  });
  return { ...config, ...(collectionsNow && { collections: collectionsNow }) };
}

function answerForMissing(folder: string): NonNullable<UploadConfig['handlers']>[number] {
  const find = async (filename: string) => {
    const file = await stat(path.join(folder, filename)).catch(() => undefined);
    return file?.isFile() ? undefined : new Response('Not found.', { status: 404 });
  };
  // Without a response, Payload continues with the file; its type allows only one of the two.
  return (_req, { params }) => find(params.filename) as Promise<Response>;
}

/**
 * Keeps the plugin's field for direct browser uploads, which the rules for pictures forbid, out of the database. As a
 * column, it would give sites with a store a different schema from those without.
 */
function withoutColumns(config: Config, collections: readonly string[]): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      collections.includes(collection.slug)
        ? {
            ...collection,
            fields: collection.fields.map((field) =>
              'name' in field && field.name === '_objectKey' && field.type === 'text'
                ? { ...field, virtual: true }
                : field,
            ),
          }
        : collection,
    ),
  };
}
