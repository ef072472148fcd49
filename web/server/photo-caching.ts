import type { Request } from 'express';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;
const MINUTES_S = 300;
const PHOTO = /^\/place-photos\/file\//;

/**
 * The cache-control of a photo that was found; `undefined` for anything else. An address with its version in it always
 * has the same bytes, so browsers keep them; a cache in front asks again each day, as a photo may be taken back. What a
 * session may see is for no cache that others ask.
 */
export function photoCaching({ path, query, headers }: Pick<Request, 'path' | 'query' | 'headers'>) {
  if (!PHOTO.test(path)) return undefined;
  const isSigned = /(?:^|;\s*)cms-token=/.test(headers.cookie ?? '') || headers.authorization !== undefined;
  if (typeof query.v !== 'string') return isSigned ? 'private, no-cache' : `public, max-age=${MINUTES_S}`;
  return isSigned
    ? `private, max-age=${YEAR_S}, immutable`
    : `public, max-age=${YEAR_S}, s-maxage=${DAY_S}, immutable`;
}
