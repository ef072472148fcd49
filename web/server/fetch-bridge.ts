import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { CALLER_HEADER } from '#cms/calls/caller-address';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { siteAddress } from './site-address.ts';

interface FetchOptions {
  method?: string;
  /** The body, if it has been read already. */
  body?: Buffer<ArrayBuffer> | undefined;
}

/** Payload would treat a POST with one of these as a GET. */
const METHOD_OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

/**
 * Converts an Express request to the Fetch request that Payload's handler takes; the caller's address goes in a header.
 */
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

/** For calls that read their own body: with an override Payload would read it before they can refuse it. */
export function withoutOverrides(request: Request): Request {
  for (const name of METHOD_OVERRIDES) request.headers.delete(name);
  return request;
}

export function toFetchHeaders(req: ExpressRequest): Headers {
  const headers = toHeaders(req);
  headers.set(CALLER_HEADER, req.ip ?? '');
  return headers;
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

/** Clients that still send a refused body after this time are disconnected. */
const DRAIN_MS = 10_000;

/**
 * Reads and discards the rest of a body whose response was sent early. Many clients, including browsers, read the
 * response only after sending the whole body: disconnected earlier, they see a broken connection instead.
 */
export function drainAfterAnswer(req: IncomingMessage, res: ServerResponse): void {
  if (req.complete || req.readableEnded) return;
  // Without keep-alive, Node closes the connection as soon as the response is sent.
  const isLast = !res.shouldKeepAlive;
  res.shouldKeepAlive = true;
  res.once('finish', () => {
    const cutOff = setTimeout(() => req.socket.destroy(), DRAIN_MS);
    req.once('close', () => {
      clearTimeout(cutOff);
      if (isLast) req.socket.end();
    });
    // The previous reader would buffer the rest.
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
    // The client disconnected before the response was ready.
    void response.body.cancel();
    return;
  }
  // If either end fails, the other is closed: a client that disconnects frees the source.
  pipeline(Readable.fromWeb(response.body as NodeReadableStream), res, () => {});
}
