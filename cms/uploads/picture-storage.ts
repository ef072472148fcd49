import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config, Plugin, UploadConfig } from 'payload';
import { sayingWhenAway } from './saying-when-away.ts';

/** An S3-compatible store: Amazon's, MinIO, R2 and the like. */
export interface PictureStore {
  readonly bucket: string;
  /** Absent: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Of the store's client: without limits a store that is frozen holds every request for ever. */
const PATIENCE = { maxAttempts: 2, requestHandler: { connectionTimeout: 1_500, socketTimeout: 2_000 } };

/** Keeps the files of these collections in the store; without one, they stay in `DATA_DIR`. */
export function pictureStorage(store: PictureStore | undefined, collections: readonly string[]): Plugin {
  return async (config) => {
    if (!store) return withNotFound(config, collections);
    // Loaded on demand: the client of the store is larger than many a site.
    const { s3Storage } = await import('@payloadcms/storage-s3');
    const withStore = await s3Storage({
      bucket: store.bucket,
      clientCacheKey: `${store.endpoint} ${store.bucket} ${store.accessKeyId}`,
      collections: Object.fromEntries(collections.map((slug) => [slug, true])),
      config: {
        region: store.region,
        credentials: { accessKeyId: store.accessKeyId, secretAccessKey: store.secretAccessKey },
        // Stores of one's own are reached by path: they rarely have a host name for every bucket.
        ...(store.endpoint !== undefined && { endpoint: store.endpoint, forcePathStyle: true }),
        ...PATIENCE,
      },
    })(config);
    return sayingWhenAway(withoutColumns(withStore, collections), collections);
  };
}

/** Payload says of a file that is not on the disk that something went wrong; it is not found. */
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
  // Without an answer Payload goes on to the file; its type has room for either, not for both.
  return (_req, { params }) => find(params.filename) as Promise<Response>;
}

/**
 * The plugin adds a field for uploads straight from the browser, which the rules for pictures forbid. As a column it
 * would make two schemas, one for sites with a store and one for those without.
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
