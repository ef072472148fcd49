import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import accepts from 'accepts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below the point where a better ratio costs more time than it saves on the wire. */
const BROTLI_QUALITY = 5;
/** Addresses longer than this are somebody's experiments: answered, not kept. */
const MAX_KEY_LENGTH = 300;

interface Limits {
  maxEntries: number;
  maxBytes: number;
  /** What is asked for only once is not kept, where there is no end of what may be asked. */
  keepsOnceAsked: boolean;
}

interface Variant {
  body: Buffer<ArrayBuffer>;
  headers: OutgoingHttpHeaders;
}

interface FreshResponse {
  body: string;
  headers: OutgoingHttpHeaders;
}

type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Whole responses of public addresses. Exact, not timed: any change of content empties it, and a
 * response that was begun before the change does not enter it afterwards.
 */
export class ResponseCache {
  #entries = new Map<string, PreparedResponse>();
  #askedOnce = new Set<string>();
  #bytes = 0;
  #revision = 0;
  #limits: Limits;
  #isTrusted: () => boolean = () => false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Nothing is answered from here while `hearsChanges` says that changes go unheard. */
  trustWhile(hearsChanges: () => boolean): void {
    this.#isTrusted = hearsChanges;
  }

  get revision(): number {
    return this.#revision;
  }

  find(key: string): PreparedResponse | undefined {
    return this.#isTrusted() ? this.#entries.get(key) : undefined;
  }

  clear(): void {
    this.#revision += 1;
    this.#entries.clear();
    this.#bytes = 0;
  }

  /** Keeps a response made from content as it was at `revision`, unless the content has changed since. */
  store(key: string, response: PreparedResponse, revision: number): void {
    if (revision !== this.#revision || key.length > MAX_KEY_LENGTH || !this.#isTrusted()) return;
    if (!this.#limits.keepsOnceAsked && this.#isFirst(key)) return;
    // Two visitors may have asked at once, and both answers come here.
    this.#bytes -= this.#entries.get(key)?.byteLength ?? 0;
    this.#entries.delete(key);
    this.#entries.set(key, response);
    this.#bytes += response.byteLength;
    const { maxEntries, maxBytes } = this.#limits;
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= maxEntries && this.#bytes <= maxBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.byteLength;
    }
  }

  #isFirst(key: string): boolean {
    if (this.#askedOnce.delete(key)) return false;
    if (this.#askedOnce.size >= this.#limits.maxEntries) this.#askedOnce.clear();
    this.#askedOnce.add(key);
    return true;
  }
}

/** A response ready to be sent many times. An encoding is made when the first browser asks for it, and kept. */
export class PreparedResponse {
  readonly etag: string;
  readonly byteLength: number;
  #headers: OutgoingHttpHeaders;
  #variants: Partial<Record<Encoding, Variant>> = {};

  constructor({ body, headers }: FreshResponse) {
    const plain = Buffer.from(body);
    this.byteLength = plain.length;
    // Weak: all encodings share it.
    this.etag = `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;
    this.#headers = {
      'cache-control': 'no-cache',
      ...headers,
      etag: this.etag,
      vary: 'Accept-Encoding',
    };
    this.#keep('identity', plain);
  }

  /** For whoever asks within this process. */
  toResponse(): Response {
    return new Response(this.#variants.identity?.body, {
      headers: { 'content-type': String(this.#headers['content-type'] ?? '') },
    });
  }

  send(req: IncomingMessage, res: ServerResponse): void {
    if (req.headers['if-none-match']?.includes(this.etag)) {
      res.writeHead(304, this.#headers).end();
      return;
    }
    const encoding = chooseEncoding(req);
    const variant = this.#variants[encoding];
    if (variant) sendVariant(req, res, variant);
    else void this.#encode(encoding).then((fresh) => sendVariant(req, res, fresh));
  }

  async #encode(encoding: Encoding): Promise<Variant> {
    const plain = this.#variants.identity?.body ?? Buffer.alloc(0);
    if (encoding === 'gzip') return this.#keep(encoding, await compressGzip(plain));
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = {
      [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    return this.#keep(encoding, await compressBrotli(plain, { params }));
  }

  #keep(encoding: Encoding, body: Buffer<ArrayBuffer>): Variant {
    const headers: OutgoingHttpHeaders = {
      ...this.#headers,
      'content-length': body.length,
    };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    return (this.#variants[encoding] = { body, headers });
  }
}

function sendVariant(req: IncomingMessage, res: ServerResponse, { body, headers }: Variant): void {
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body);
}

/** The smallest that the browser takes, in whatever order it names them. */
function chooseEncoding(req: IncomingMessage): Encoding {
  const accepted = accepts(req);
  return (['br', 'gzip'] as const).find((encoding) => accepted.encodings([encoding])) ?? 'identity';
}
