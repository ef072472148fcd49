import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Well below the point where a better ratio costs more time than it saves on the wire. */
const BROTLI_QUALITY = 6;
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 128 * 1024 * 1024;
/** Addresses longer than this are somebody's experiments: answered, not kept. */
const MAX_KEY_LENGTH = 300;

interface Variant {
  body: Buffer;
  headers: OutgoingHttpHeaders;
}

export interface CachedResponse {
  etag: string;
  plain: Variant;
  brotli: Variant;
  gzip: Variant;
  byteLength: number;
}

interface FreshResponse {
  body: string | Buffer;
  headers: OutgoingHttpHeaders;
}

/**
 * Whole responses of public addresses, compressed once. Exact, not timed: any change of content empties it, and a
 * response that was begun before the change does not enter it afterwards.
 */
export class ResponseCache {
  #entries = new Map<string, CachedResponse>();
  #bytes = 0;
  #revision = 0;
  #isTrusted: () => boolean = () => false;

  /** Nothing is answered from here while `hearsChanges` says that changes go unheard. */
  trustWhile(hearsChanges: () => boolean): void {
    this.#isTrusted = hearsChanges;
  }

  get revision(): number {
    return this.#revision;
  }

  find(key: string): CachedResponse | undefined {
    return this.#isTrusted() ? this.#entries.get(key) : undefined;
  }

  clear(): void {
    this.#revision += 1;
    this.#entries.clear();
    this.#bytes = 0;
  }

  /** Keeps a response made from content as it was at `revision`, unless the content has changed since. */
  store(key: string, response: CachedResponse, revision: number): void {
    if (revision !== this.#revision || key.length > MAX_KEY_LENGTH || !this.#isTrusted()) return;
    this.#entries.delete(key);
    this.#entries.set(key, response);
    this.#bytes += response.byteLength;
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= MAX_ENTRIES && this.#bytes <= MAX_BYTES) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.byteLength;
    }
  }
}

/** Compresses a response in the encodings that browsers take, with a validator that all of them share. */
export async function prepareResponse({ body, headers }: FreshResponse): Promise<CachedResponse> {
  const plain = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    compressGzip(plain),
  ]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const shared = { ...headers, etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' };
  const variant = (variantBody: Buffer, encoding?: string): Variant => ({
    body: variantBody,
    headers: {
      ...shared,
      'content-length': variantBody.length,
      ...(encoding && { 'content-encoding': encoding }),
    },
  });
  return {
    etag,
    plain: variant(plain),
    brotli: variant(brotli, 'br'),
    gzip: variant(gzipped, 'gzip'),
    byteLength: plain.length + brotli.length + gzipped.length,
  };
}

export function sendPrepared(req: IncomingMessage, res: ServerResponse, response: CachedResponse): void {
  if (req.headers['if-none-match']?.includes(response.etag)) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = response.plain.headers;
    res.writeHead(304, headers).end();
    return;
  }
  const { body, headers } = chooseVariant(req.headers['accept-encoding'], response);
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body);
}

function chooseVariant(accepted: string | string[] | undefined, response: CachedResponse): Variant {
  const encodings = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(encodings)) return response.brotli;
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(encodings)) return response.gzip;
  return response.plain;
}
