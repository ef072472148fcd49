import type { IncomingMessage, ServerResponse } from 'node:http';
import { setCallerAddress } from '#cms/calls/caller-address';
import { calls } from '#cms/endpoints/index';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import proxyAddr from 'proxy-addr';
import { drainAfterAnswer, toHeaders } from './fetch-bridge.ts';
import { matchOperation, type MatchedCall } from './match-operation.ts';

interface TrackingOptions {
  readonly payload: Payload;
  /** Whether the proxy of that address is believed: Express' own setting, compiled. */
  readonly trusts: (address: string, index: number) => boolean;
  /** Of every answer. */
  readonly headers: Record<string, string>;
}

/**
 * Answers the reports of what visitors saw and pressed, before Express: each page view makes several, and by way of
 * Express and Payload's router they cost more than a single-row insert (`npm run bench -- tracking`). The call is the
 * same one, with the same guards. False for every other request.
 */
export function openTrackingCalls({ payload, trusts, headers }: TrackingOptions) {
  async function serve(req: IncomingMessage, res: ServerResponse, { id, params }: MatchedCall) {
    const request = {
      url: `http://localhost${req.url}`,
      headers: setCallerAddress(toHeaders(req), proxyAddr(req, trusts)),
      routeParams: params,
      body: toBody(req),
    } as Partial<PayloadRequest>;
    const answer = await calls[id](await createLocalReq({ req: request }, payload));
    drainAfterAnswer(req, res);
    res.writeHead(answer.status, {
      ...headers,
      'cache-control': 'no-store',
      ...(answer.text !== null && { 'content-type': answer.contentType }),
      ...(answer.headers && Object.fromEntries(new Headers(answer.headers))),
    });
    res.end(answer.text ?? undefined);
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
    // No text in its path: Express has the words for that.
    return null;
  }
}

/** As much of a web stream as the calls read of one: making a whole one costs more than the rest of an event. */
function toBody(req: IncomingMessage) {
  const chunks = req.iterator({ destroyOnReturn: false });
  return { getReader: () => ({ read: () => chunks.next() }) };
}
