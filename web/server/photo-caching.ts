import type { Request } from 'express';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;
const MINUTES_S = 300;
const PHOTO = /^\/place-photos\/file\//;

/**
 * Returns the cache-control of a photo; `undefined` for anything else. A versioned address always has the same bytes,
 * so browsers keep them; a shared cache revalidates daily, as a photo may be withdrawn. Signed-in responses must not be
 * stored in shared caches.
 */
export function photoCaching({ path, query, headers }: Pick<Request, 'path' | 'query' | 'headers'>) {
  if (!PHOTO.test(path)) return undefined;
  const isSigned = /(?:^|;\s*)cms-token=/.test(headers.cookie ?? '') || headers.authorization !== undefined;
  if (typeof query.v !== 'string') return isSigned ? 'private, no-cache' : `public, max-age=${MINUTES_S}`;
  return isSigned
    ? `private, max-age=${YEAR_S}, immutable`
    : `public, max-age=${YEAR_S}, s-maxage=${DAY_S}, immutable`;
}
