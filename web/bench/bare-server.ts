import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { openHttpServer } from '../server/http-server.ts';
import { PreparedResponse } from '../server/prepared-response.ts';

interface Order {
  /** In base64. */
  readonly body: string;
  readonly headers: OutgoingHttpHeaders;
  /** Sends it as the site does what it keeps; the body is Brotli. */
  readonly asKept?: boolean;
}

/** Baseline: a `node:http` server that always returns the same bytes, in a separate process. */
process.once('message', ({ body, headers, asKept = false }: Order) => {
  const bytes = Buffer.from(body, 'base64');
  const server = asKept
    ? openKept(brotliDecompressSync(bytes).toString(), headers)
    : createServer((_req, res) => {
        res.writeHead(200, headers).end(bytes);
      });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});

function openKept(body: string, headers: OutgoingHttpHeaders): Server {
  const kept = new PreparedResponse({ body, headers });
  return openHttpServer((req, res) => kept.send(req, res), { takesUpgrades: false });
}
