import { region } from '#city';
import accepts from 'accepts';
import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How much effort compression takes. */
type Effort = 'light' | 'thorough';
/**
 * Light takes a quarter of the time for a sixth more bytes; beyond thorough, a better ratio costs more than it saves.
 */
const BROTLI_QUALITY = { light: 1, thorough: 5 };
const GZIP_LEVEL = { light: 1, thorough: 6 };

interface Variant {
  body: Buffer<ArrayBuffer>;
  /** Names and values in turn, which Node writes without sorting or copying them. */
  headers: string[];
  effort: Effort;
}

interface FreshResponse {
  /** Bytes for a picture, which is compressed already; a function for text that may not be needed. */
  body: string | Buffer | (() => string);
  headers: OutgoingHttpHeaders;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** Memory per response on top of its bytes. */
const OVERHEAD_BYTES = 2_000;

/**
 * A response that is sent many times. Each encoding is made lightly on the first request, as most pages with a query
 * are never requested again, and thoroughly after a second. Only the encoded bytes are held: the plain ones are several
 * times as large, and decompressing takes 0.15 ms for a page.
 */
export class PreparedResponse {
  readonly #isPacked: boolean;
  readonly #ownHeaders: OutgoingHttpHeaders;
  /**
   * Text until its bytes are needed: many answers are read by one page and never sent. Unset once a variant holds it.
   */
  #body: string | Buffer<ArrayBuffer> | (() => string) | undefined;
  #etag: string | undefined;
  #value: WeakRef<object> | undefined;
  #variants: Partial<Record<Encoding, Variant>> = {};
  readonly #making: Partial<Record<Encoding, Promise<Variant>>> = {};
  #old: { warning: string; response: PreparedResponse } | undefined;

  constructor({ body, headers }: FreshResponse) {
    this.#isPacked = Buffer.isBuffer(body);
    this.#body = Buffer.isBuffer(body) ? Buffer.from(body) : body;
    this.#ownHeaders = headers;
  }

  /** Approximate memory until it is sent; compressed, it takes a quarter of that. */
  get byteLength(): number {
    return this.#plain().length + OVERHEAD_BYTES;
  }

  get etag(): string {
    // Weak: all encodings share it.
    return (this.#etag ??= `W/"${hash('sha256', this.#bytes(), 'base64url').slice(0, 22)}"`);
  }

  get #headers(): OutgoingHttpHeaders {
    return { 'cache-control': 'no-cache', ...this.#ownHeaders, etag: this.etag, vary: 'Accept-Encoding' };
  }

  #plain(): string | Buffer<ArrayBuffer> {
    if (typeof this.#body === 'function') this.#body = this.#body();
    return this.#body ?? unpack(this.#variants);
  }

  #bytes(): Buffer<ArrayBuffer> {
    const plain = this.#plain();
    if (typeof plain !== 'string') return plain;
    return (this.#body = bytesOf(plain));
  }

  /** The parsed JSON, for readers within this process, who share and never change it. */
  value(): unknown {
    const known = this.#value?.deref();
    if (known !== undefined) return known;
    const value: unknown = JSON.parse(String(this.#plain()));
    // Every page reads the site's. Weak, as most others are read once.
    if (typeof value === 'object' && value !== null) this.#value = new WeakRef(value);
    return value;
  }

  /** The same response marked as stale since that time, for use during an outage. */
  asOf(time: Date): PreparedResponse {
    const warning = staleWarning(time);
    if (this.#old?.warning !== warning) {
      const headers = this.#ownHeaders;
      const isPage = String(headers['content-type']).startsWith('text/html');
      const body = this.#isPacked ? this.#bytes() : String(this.#plain());
      const response = new PreparedResponse({
        body: isPage ? withStaleNotice(String(body), time) : body,
        headers: { ...headers, 'cache-control': 'no-store', warning },
      });
      this.#old = { warning, response };
    }
    return this.#old.response;
  }

  /** `own` are names and values, in turn, of headers for this request alone. */
  send(req: IncomingMessage, res: ServerResponse, own: readonly string[] = []): void {
    if (req.headers['if-none-match']?.includes(this.etag)) {
      res.writeHead(304, [...onTheWire(this.#headers), ...own]).end();
      return;
    }
    const encoding = this.#isPacked ? 'identity' : chooseEncoding(req);
    const variant = this.#variants[encoding];
    if (!variant) {
      // Of a large answer, one at a time.
      const making = (this.#making[encoding] ??= this.#encode(encoding, 'light'));
      void making.then((fresh) => sendVariant(req, res, own, fresh));
      return;
    }
    sendVariant(req, res, own, variant);
    if (variant.effort === 'thorough') return;
    // Until it is ready, other requests get the light one.
    variant.effort = 'thorough';
    void this.#encode(encoding, 'thorough');
  }

  async #encode(encoding: Encoding, effort: Effort): Promise<Variant> {
    const plain = this.#bytes();
    if (encoding === 'identity') return this.#keep(encoding, plain, 'thorough');
    if (encoding === 'gzip') {
      return this.#keep(encoding, await compressGzip(plain, { level: GZIP_LEVEL[effort] }), effort);
    }
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = {
      [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    return this.#keep(encoding, await compressBrotli(plain, { params }), effort);
  }

  #keep(encoding: Encoding, packed: Buffer<ArrayBuffer>, effort: Effort): Variant {
    const body = trimmed(packed);
    const headers: OutgoingHttpHeaders = {
      ...this.#headers,
      'content-length': body.length,
    };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    this.#body = undefined;
    delete this.#making[encoding];
    return (this.#variants[encoding] = { body, headers: onTheWire(headers), effort });
  }
}

/** Holds the bytes of one text at a time: those of any page, unless it is enormous. */
const SCRATCH = new Uint8Array(512 * 1024);
const encoder = new TextEncoder();
const MAX_BYTES_PER_CHARACTER = 3;

/** Written to memory that is there and copied, as `Buffer.from` takes half as long again for a page. */
function bytesOf(text: string): Buffer<ArrayBuffer> {
  if (text.length * MAX_BYTES_PER_CHARACTER > SCRATCH.length) return Buffer.from(text);
  return Buffer.from(SCRATCH.subarray(0, encoder.encodeInto(text, SCRATCH).written));
}

/** zlib returns a view of its 64 kB buffer, which would stay in memory as a whole. */
function trimmed(view: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (view.buffer.byteLength === view.length) return view;
  const exact = Buffer.allocUnsafeSlow(view.length);
  exact.set(view);
  return exact;
}

function unpack({ identity, br, gzip: zipped }: Partial<Record<Encoding, Variant>>): Buffer<ArrayBuffer> {
  if (identity) return identity.body;
  if (br) return brotliDecompressSync(br.body);
  if (zipped) return gunzipSync(zipped.body);
  throw new Error('A response without bytes');
}

function onTheWire(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

function sendVariant(
  req: IncomingMessage,
  res: ServerResponse,
  own: readonly string[],
  { body, headers }: Variant,
): void {
  res.writeHead(200, [...headers, ...own]).end(req.method === 'HEAD' ? undefined : body);
}

/** The smallest encoding that the browser accepts, regardless of its order; browsers send a handful of headers. */
const chosen = new LRUCache<string, Encoding, IncomingMessage>({
  max: 100,
  memoMethod(_header, _stale, { context }) {
    const accepted = accepts(context);
    return (['br', 'gzip'] as const).find((encoding) => accepted.encodings([encoding])) ?? 'identity';
  },
});

function chooseEncoding(req: IncomingMessage): Encoding {
  return chosen.memo(String(req.headers['accept-encoding']), { context: req });
}

const CLOCK = new Intl.DateTimeFormat(region.language, {
  timeZone: region.timeZone,
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Adds a notice at the top of a page cached before the database went away. */
function withStaleNotice(html: string, time: Date): string {
  const notice = `<p class="notice-bar" role="status">We can’t reach our database right now. This is how the page was on ${CLOCK.format(time)}.</p>`;
  return html.replace('<body>', `<body>${notice}`);
}

/** The same for programs (RFC 7234 §5.5): a stale warning with the time it was last known to be valid. */
function staleWarning(time: Date): string {
  return `110 - "Response is Stale" "${time.toUTCString()}"`;
}

/** Response headers without the request id, which belongs to a single request. */
export function ownHeaders(res: ServerResponse): ReturnType<ServerResponse['getHeaders']> {
  const { 'x-request-id': _requestId, ...headers } = res.getHeaders();
  return headers;
}
