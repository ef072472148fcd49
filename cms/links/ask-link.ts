import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { webUrl } from '#domain/addresses/links';
import { errorCode } from '../database/database-fault.ts';
import { isPublicAddress, lookupAllowed, type IsAllowed } from '../open-internet.ts';
import type { LinkState } from './link-use.ts';

const PATIENCE_MS = 10_000;
const MOST_REDIRECTS = 5;
/** Some servers don't support HEAD, and some respond to it differently than to GET. */
const METHODS = ['HEAD', 'GET'] as const;
/** The page exists, but rejects programs. */
const KEEPS_PROGRAMS_OUT = new Set([401, 403, 405, 407, 408, 425, 429, 451]);
/** This machine has no network. */
const NO_NETWORK = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL']);

const OK: LinkState = { state: 'ok' };
const broken = (problem: string): LinkState => ({ state: 'broken', problem });

class NotPublic extends Error {}

interface AskLinkOptions {
  /** Identifies the site in the User-Agent. */
  readonly siteUrl: string;
  readonly isAllowed?: IsAllowed | undefined;
  readonly patienceMs?: number | undefined;
}

/**
 * Whether an external address works. Requests go only to public addresses, whatever a name resolves to and however
 * many redirects follow; only headers are read.
 */
export async function askLink(url: string, options: AskLinkOptions): Promise<LinkState> {
  let answer = OK;
  for (const method of METHODS) {
    answer = await follow(method, url, options);
    if (answer.state !== 'broken') break;
  }
  return answer;
}

async function follow(method: string, url: string, options: AskLinkOptions): Promise<LinkState> {
  let wanted = url;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (webUrl(wanted) === null) return broken('It leads to something that is no web page.');
    let answer: IncomingMessage;
    try {
      answer = await ask(method, new URL(wanted), options);
    } catch (error) {
      return judgeFailure(error);
    }
    answer.destroy();
    const { statusCode = 0, headers } = answer;
    const leadsOn = statusCode >= 300 && statusCode < 400 && statusCode !== 304;
    if (!leadsOn || headers.location === undefined) return judgeStatus(statusCode);
    if (!URL.canParse(headers.location, wanted))
      return broken('It leads to an address that nobody can read.');
    wanted = new URL(headers.location, wanted).href;
  }
  return broken('It leads on and on.');
}

function ask(
  method: string,
  url: URL,
  { siteUrl, isAllowed = isPublicAddress, patienceMs = PATIENCE_MS }: AskLinkOptions,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Names are checked when resolved, by the lookup that the connection uses.
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(new NotPublic());
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      agent: false,
      lookup: lookupAllowed(isAllowed, () => new NotPublic()),
      signal: AbortSignal.timeout(patienceMs),
      headers: { accept: '*/*', 'user-agent': `Mozilla/5.0 (compatible; link check of ${siteUrl})` },
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.end();
  });
}

function judgeStatus(status: number): LinkState {
  if (status < 400 || KEEPS_PROGRAMS_OUT.has(status)) return OK;
  if (status === 404 || status === 410) return broken(`There is no such page (${status}).`);
  return broken(`The other site answers with an error (${status}).`);
}

function judgeFailure(error: unknown): LinkState {
  if (error instanceof NotPublic) return broken('It leads to a private address.');
  const code = errorCode(error);
  if (NO_NETWORK.has(code)) return { state: 'unknown' };
  if (code === 'ENOTFOUND') return broken('There is no site of that name.');
  if (/CERT|SIGNATURE|SSL|ALTNAME/.test(code)) return broken('Browsers warn of its certificate.');
  return broken('The other site doesn’t answer.');
}
