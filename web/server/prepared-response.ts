import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import accepts from 'accepts';
import { staleWarning, withOldNotice } from './old-notice.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below the point where a better ratio costs more time than it saves on the wire. */
const BROTLI_QUALITY = 5;
interface Variant {
  body: Buffer<ArrayBuffer>;
  headers: OutgoingHttpHeaders;
}

interface FreshResponse {
  /** Bytes for a picture, which is packed already and is sent as it is. */
  body: string | Buffer;
  headers: OutgoingHttpHeaders;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** What the encodings take besides the plain bytes, and what a response takes besides its bytes. */
const ENCODED_SHARE = 0.5;
const OVERHEAD_BYTES = 2_000;

/** A response ready to be sent many times. An encoding is made when the first browser asks for it, and kept. */
export class PreparedResponse {
  readonly etag: string;
  /** About what it takes in memory. */
  readonly byteLength: number;
  readonly #isPacked: boolean;
  #headers: OutgoingHttpHeaders;
  #variants: Partial<Record<Encoding, Variant>> = {};
  #old: { warning: string; response: PreparedResponse } | undefined;

  constructor({ body, headers }: FreshResponse) {
    const plain = Buffer.from(body);
    this.#isPacked = typeof body !== 'string';
    const share = this.#isPacked ? 1 : 1 + ENCODED_SHARE;
    this.byteLength = Math.ceil(plain.length * share) + OVERHEAD_BYTES;
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

  /** For callers within this process. */
  toResponse(): Response {
    return new Response(this.#variants.identity?.body, {
      headers: { 'content-type': String(this.#headers['content-type'] ?? '') },
    });
  }

  /** The same, saying that it is what was true at that time: for while nothing newer can be had. */
  asOf(time: Date): PreparedResponse {
    const warning = staleWarning(time);
    if (this.#old?.warning !== warning) {
      const { etag: _etag, ...headers } = this.#headers;
      const plain = this.#variants.identity?.body ?? Buffer.alloc(0);
      const isPage = String(headers['content-type']).startsWith('text/html');
      const response = new PreparedResponse({
        body: isPage ? withOldNotice(String(plain), time) : this.#isPacked ? plain : String(plain),
        headers: { ...headers, 'cache-control': 'no-store', warning },
      });
      this.#old = { warning, response };
    }
    return this.#old.response;
  }

  send(req: IncomingMessage, res: ServerResponse): void {
    if (req.headers['if-none-match']?.includes(this.etag)) {
      res.writeHead(304, this.#headers).end();
      return;
    }
    const encoding = this.#isPacked ? 'identity' : chooseEncoding(req);
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
