import type { IncomingMessage, ServerResponse } from 'node:http';
import { setCallerAddress } from '#cms/calls/caller-address';
import { calls } from '#cms/endpoints/index';
import type { Payload, PayloadRequest } from 'payload';
import proxyAddr from 'proxy-addr';
import { drainAfterAnswer, toHeaders } from './fetch-bridge.ts';
import { matchOperation, type MatchedCall } from './match-operation.ts';

interface TrackingOptions {
  readonly payload: Payload;
  /** Whether to trust the proxy at that address: Express' own setting, compiled. */
  readonly trusts: (address: string, index: number) => boolean;
  /** Sent with every response. */
  readonly headers: Record<string, string>;
}

/**
 * Handles reports of ad views and clicks before Express: each page view makes several, and through Express and
 * Payload's router they cost more than a single-row insert (`npm run bench -- tracking`). The call and its guards are
 * the same. Returns false for every other request.
 */
export function openTrackingCalls({ payload, trusts, headers }: TrackingOptions) {
  async function serve(req: IncomingMessage, res: ServerResponse, { id, params }: MatchedCall) {
    // The parts that these calls read. Payload's own factory also parses the URL, which none of them use.
    const request = {
      payload,
      pathname: req.url?.split('?', 1)[0],
      headers: setCallerAddress(toHeaders(req), proxyAddr(req, trusts)),
      routeParams: params,
      body: toBody(req),
    } as unknown as PayloadRequest;
    const { status, text, contentType, headers: own } = await calls[id](request);
    drainAfterAnswer(req, res);
    res.writeHead(status, {
      ...headers,
      'cache-control': 'no-store',
      ...(text !== null && { 'content-type': contentType }),
      ...(own && Object.fromEntries(new Headers(own))),
    });
    res.end(text ?? undefined);
  }

  return function tryServeTracking(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'POST') return false;
    const call = findTrackingCall(req.url ?? '');
    if (call) serve(req, res, call).catch(() => res.destroy());
    return call !== null;
  };
}

function findTrackingCall(url: string): MatchedCall | null {
  try {
    const match = matchOperation('POST', url.split('?', 1)[0] ?? '');
    return match.found === 'operation' && match.operation.limit === 'tracking' ? match : null;
  } catch {
    // The path can't be decoded: Express reports it.
    return null;
  }
}

/**
 * The part of a web stream that the calls use: a whole one costs more than the rest of an event, and its iterator a
 * tenth of that.
 */
function toBody(req: IncomingMessage) {
  const { promise: ended, resolve, reject } = Promise.withResolvers<{ done: true }>();
  req.once('end', () => resolve({ done: true }));
  req.once('error', reject);
  // A call may be refused before its body is read, and the client may then disconnect.
  ended.catch(() => {});
  const next = () => {
    const part = Promise.withResolvers<{ done: false; value: Buffer }>();
    req.once('data', (value: Buffer) => {
      req.pause();
      part.resolve({ done: false, value });
    });
    req.resume();
    return Promise.race([part.promise, ended]);
  };
  return { getReader: () => ({ read: next }) };
}
