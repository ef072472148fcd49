import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { setCallerAddress } from '#cms/calls/caller-address';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

/** Where a request leads on this site, whatever it begins with: `//host/path` is a path here, not another host. */
export function siteAddress(originalUrl: string, siteUrl: string): URL {
  const url = new URL(siteUrl);
  const [path = '', ...query] = originalUrl.split('?');
  url.pathname = path;
  url.search = query.join('?');
  return url;
}

interface FetchOptions {
  method?: string;
  /** Where it has been read already. */
  body?: Buffer<ArrayBuffer> | undefined;
}

/** Payload would take a POST with one of these for a GET. */
const METHOD_OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

/** An Express request as the Fetch request that Payload's handler takes; its caller's address travels as a header. */
export function toFetchRequest(
  req: ExpressRequest,
  origin: string,
  { method = req.method, body }: FetchOptions = {},
): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(siteAddress(req.originalUrl, origin), {
    method,
    headers: toFetchHeaders(req),
    ...(hasBody && {
      body: body ?? (Readable.toWeb(req) as ReadableStream),
      duplex: 'half' as const,
    }),
  });
}

/** For calls that read their body themselves: an override would have it read before they can refuse. */
export function withoutOverrides(request: Request): Request {
  for (const name of METHOD_OVERRIDES) request.headers.delete(name);
  return request;
}

export function toFetchHeaders(req: ExpressRequest): Headers {
  return setCallerAddress(toHeaders(req), req.ip ?? '');
}

export function toHeaders(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) headers.append(name, one);
    }
  }
  return headers;
}

/** Whoever still sends a refused body after this many milliseconds is cut off. */
const DRAIN_MS = 10_000;

/**
 * Takes the rest of a body that is answered before it was read, and throws it away. Many clients, browsers too, listen only
 * when all is sent: cut off earlier, they see a broken connection instead of the answer.
 */
export function drainAfterAnswer(req: IncomingMessage, res: ServerResponse): void {
  if (req.complete) return;
  // Node cuts what it does not keep as soon as the answer is out.
  const isLast = !res.shouldKeepAlive;
  res.shouldKeepAlive = true;
  res.once('finish', () => {
    const cutOff = setTimeout(() => req.socket.destroy(), DRAIN_MS);
    req.once('close', () => {
      clearTimeout(cutOff);
      if (isLast) req.socket.end();
    });
    // Whatever read it so far would keep what comes.
    req.removeAllListeners('data').resume();
  });
}

/** Sends a Fetch response through Express, cookies one by one. */
export function sendFetchResponse(response: Response, req: ExpressRequest, res: ExpressResponse): void {
  res.status(response.status);
  drainAfterAnswer(req, res);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') res.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  if (!response.body) {
    res.end();
    return;
  }
  if (res.closed || res.destroyed) {
    // The reader left before there was an answer.
    void response.body.cancel();
    return;
  }
  // Whichever end breaks off takes the other with it: a reader who leaves frees what the answer is read from.
  pipeline(Readable.fromWeb(response.body as NodeReadableStream), res, () => {});
}
