import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
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

/** An Express request as the Fetch request that Payload's handler takes; its caller's address travels as a header. */
export function toFetchRequest(req: ExpressRequest, origin: string, method = req.method): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(siteAddress(req.originalUrl, origin), {
    method,
    headers: toFetchHeaders(req),
    ...(hasBody && {
      body: Readable.toWeb(req) as ReadableStream,
      duplex: 'half' as const,
    }),
  });
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

/** Sends a Fetch response through Express, cookies one by one. */
export function sendFetchResponse(response: Response, req: ExpressRequest, res: ExpressResponse): void {
  res.status(response.status);
  // What is left of a body that was refused unread would be taken for the next request.
  if (!req.complete) res.setHeader('connection', 'close');
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') res.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  if (!response.body) {
    res.end();
    return;
  }
  Readable.fromWeb(response.body as NodeReadableStream)
    .on('error', (error) => res.destroy(error))
    .pipe(res);
}
