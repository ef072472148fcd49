import { lookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { CallError } from '../calls/call-error.ts';
import { reasonOf } from '../database/database-fault.ts';
import { isPublicAddress, type IsAllowed } from './public-address.ts';

const MAX_REDIRECTS = 5;
const MAX_SILENCE_MS = 30_000;

/** Why nothing could be read; `cause` is the network's fault, if it was one. */
export class OutboundFault extends CallError {
  constructor(message: string, cause?: unknown) {
    super(400, message, undefined, { cause });
  }
}

export interface OutboundOptions {
  readonly method?: 'GET' | 'HEAD';
  readonly headers: OutgoingHttpHeaders;
  /** For everything: redirects, answer and body. */
  readonly patienceMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly isAllowed?: IsAllowed | undefined;
  /** Refuses redirects from https to http. */
  readonly staysEncrypted?: boolean;
}

/**
 * Requests an address of the open internet and follows its redirects, each checked again. The connection goes to the
 * checked address, even if DNS changes a moment later. The caller reads or destroys the answer.
 * @throws OutboundFault
 */
export async function requestPublic(address: string, options: OutboundOptions) {
  const { patienceMs, signal, isAllowed = isPublicAddress, staysEncrypted = false } = options;
  const ended = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]);
  let url = publicUrl(address, { isAllowed });
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await ask(url, { ...options, isAllowed, signal: ended });
    const { statusCode: status = 0, headers } = answer;
    if (status < 300 || status >= 400 || status === 304 || headers.location === undefined)
      return { url, status, answer, ended };
    answer.destroy();
    const next = publicUrl(headers.location, { isAllowed, from: url });
    if (staysEncrypted && url.protocol === 'https:' && next.protocol === 'http:')
      throw new OutboundFault(`${url.host} leads to an address without encryption, ${next.host}.`);
    url = next;
  }
  throw new OutboundFault(`${url.host} leads on and on; use the address that it ends at.`);
}

/** @throws OutboundFault for URLs that are never requested, whatever they resolve to. */
export function publicUrl(
  address: string,
  { isAllowed = isPublicAddress, from }: { readonly isAllowed?: IsAllowed; readonly from?: URL } = {},
): URL {
  const url = URL.canParse(address, from) ? new URL(address, from) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    if (from) throw new OutboundFault(`${from.host} leads to something that is no web page.`);
    throw new OutboundFault('The address must begin with https:// or http://.');
  }
  const host = hostOf(url);
  // Names are checked by the lookup that the connection uses.
  if (isIP(host) !== 0 && !isAllowed(host)) throw notPublic(host);
  return url;
}

const hostOf = ({ hostname }: URL) => hostname.replaceAll(/^\[|\]$/g, '');
const notPublic = (host: string) => new OutboundFault(`${host} is in a private network.`);

/** Refuses a name if any of its addresses is not allowed. */
function lookupAllowed(isAllowed: IsAllowed): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) callback(error ?? new Error(`${host} has no address`), '');
      else if (!found.every(({ address }) => isAllowed(address))) callback(notPublic(host), '');
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

interface AskOptions extends Pick<OutboundOptions, 'method' | 'headers'> {
  readonly signal: AbortSignal;
  readonly isAllowed: IsAllowed;
}

function ask(url: URL, { method = 'GET', headers, signal, isAllowed }: AskOptions): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, headers, signal, agent: false, lookup: lookupAllowed(isAllowed) });
    sent.setTimeout(MAX_SILENCE_MS, () => sent.destroy(new Error('no answer for half a minute')));
    sent.on('response', resolve);
    sent.on('error', (error) => reject(asFault(error, url.host)));
    sent.end();
  });
}

/** The fault of a connection, in words. */
export function asFault(error: unknown, host: string): OutboundFault {
  if (error instanceof OutboundFault) return error;
  return new OutboundFault(`We couldn’t read ${host}: ${reasonOf(error)}.`, error);
}
