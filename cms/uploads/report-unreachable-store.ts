import { APIError, type CollectionConfig, type Config } from 'payload';
import { isDatabaseAway } from '../database/database-reach.ts';
import { UploadFault } from './upload-fault.ts';

const CANNOT_READ = 'We can’t reach our pictures right now. Try again in a minute.';
const CANNOT_STORE = 'We can’t store pictures right now, so we didn’t save this. Try again in a minute.';
const RETRY_S = 10;

/** Returns 503 for an unreachable store, which is temporary, where its plugin reports a failure of the site. */
export function reportUnreachableStore(config: Config, collections: readonly string[]): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      collections.includes(collection.slug) ? withSentences(collection) : collection,
    ),
  };
}

function withSentences(collection: CollectionConfig): CollectionConfig {
  const { upload, hooks } = collection;
  if (typeof upload !== 'object') return collection;
  const handlers = upload.handlers?.map((find): typeof find => {
    const findOrSay: (...asked: Parameters<typeof find>) => Promise<Response | void> = async (...asked) => {
      const answer = await find(...asked);
      return answer && answer.status >= 500 ? away() : answer;
    };
    // Payload's type allows either a response or none, not both.
    return findOrSay as typeof find;
  });
  const afterChange = hooks?.afterChange?.map((store): typeof store => async (change) => {
    try {
      return await store(change);
    } catch (error) {
      // The plugin has logged it. The transaction rolls back the record.
      throw error instanceof APIError || isDatabaseAway(error) ? error : new UploadFault(503, CANNOT_STORE);
    }
  });
  return {
    ...collection,
    upload: { ...upload, ...(handlers && { handlers }) },
    hooks: { ...hooks, ...(afterChange && { afterChange }) },
  };
}

function away(): Response {
  const headers = { 'retry-after': String(RETRY_S), 'cache-control': 'no-store' };
  return new Response(CANNOT_READ, { status: 503, headers });
}
