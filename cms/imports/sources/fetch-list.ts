import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { reasonOf } from '../../database/database-fault.ts';
import { ImportFault } from '../import-fault.ts';

const MOST_BYTES = 100 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const SILENT_MS = 30_000;
const WHOLE_MS = 10 * 60 * 1000;
const ENDINGS = /\.(xlsx|csv|tsv|txt|json|geojson|ndjson|jsonl)(\.gz)?$/i;
/** File extensions for responses whose URL has no file name. */
const ENDING_OF: Readonly<Record<string, string>> = {
  'text/csv': 'csv',
  'application/csv': 'csv',
  'text/plain': 'txt',
  'text/tab-separated-values': 'tsv',
  'application/json': 'json',
  'application/geo+json': 'geojson',
  'application/x-ndjson': 'ndjson',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

export interface FetchedList {
  readonly name: string;
  readonly body: AsyncIterable<Uint8Array>;
}

interface FetchOptions {
  /** Whether an IP address may be requested. */
  readonly isAllowed?: (address: string) => boolean;
  readonly signal?: AbortSignal;
}

/** Publicly routable addresses: not this machine, its network, or a cloud provider's metadata service. */
export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.split('%');
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'unicast';
}

/**
 * Downloads a list from a URL. The connection goes to the checked address, even if DNS changes a moment later, and
 * each redirect is checked again.
 * @throws ImportFault if it is within our network, or does not respond with a file, with what to do
 */
export async function fetchList(address: string, options: FetchOptions = {}): Promise<FetchedList> {
  const { isAllowed = isPublicAddress } = options;
  const signal = AbortSignal.any([
    AbortSignal.timeout(WHOLE_MS),
    ...(options.signal ? [options.signal] : []),
  ]);
  let url = checkUrl(address, isAllowed);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(url, isAllowed, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return { name: nameOf(url, answer), body: bounded(answer, url.host) };
    answer.destroy();
    if (statusCode < 300 || statusCode >= 400 || !headers.location)
      throw new ImportFault(`${url.host} answered ${statusCode} instead of a file; check the address.`);
    if (redirects >= MOST_REDIRECTS)
      throw new ImportFault(`${url.host} leads on and on; use the address that it ends at.`);
    const next = checkUrl(new URL(headers.location, url).href, isAllowed);
    if (url.protocol === 'https:' && next.protocol === 'http:')
      throw new ImportFault(`${url.host} leads to an address without encryption, ${next.host}.`);
    url = next;
  }
}

/** @throws ImportFault for URLs that are never requested, whatever they resolve to */
export function checkUrl(address: string, isAllowed = isPublicAddress): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new ImportFault('the address must begin with https:// or http://.');
  if (url.username || url.password)
    throw new ImportFault('an address with a password in it isn’t read; put the file into a folder.');
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) throw inside(host);
  return url;
}

function inside(host: string): ImportFault {
  return new ImportFault(`${host} is an address within a private network, which isn’t read.`);
}

/** Names that resolve into our network are refused in the lookup that the connection uses. */
function lookupAllowed(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookUp(host, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
      const [first] = found;
      if (error || !first) callback(error ?? new Error(`${host} has no address`), '');
      else if (found.some(({ address }) => !isAllowed(address))) callback(inside(host), '');
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

function ask(
  url: URL,
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'MarbleStep imports' };
  return new Promise((resolve, reject) => {
    const sent = send(url, { headers, signal, agent: false, lookup: lookupAllowed(isAllowed) }, resolve);
    sent.setTimeout(SILENT_MS, () => sent.destroy(new Error('no answer for half a minute')));
    sent.on('error', (error) => reject(asFault(error, url.host)));
    sent.end();
  });
}

async function* bounded(answer: IncomingMessage, host: string): AsyncGenerator<Uint8Array> {
  const encoding = answer.headers['content-encoding'];
  if (encoding && encoding !== 'identity')
    throw new ImportFault(`${host} sends files in a form that was not asked for (${encoding}).`);
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES)
        throw new ImportFault(`the file at ${host} is larger than 100 MB; import it on the command line.`);
      yield chunk;
    }
  } catch (error) {
    throw asFault(error, host);
  } finally {
    answer.destroy();
  }
}

function asFault(error: unknown, host: string): ImportFault {
  if (error instanceof ImportFault) return error;
  return new ImportFault(`we couldn’t read ${host}: ${reasonOf(error)}.`, { cause: error });
}

function nameOf(url: URL, { headers }: IncomingMessage): string {
  const named = /filename="?([^";]+)"?/i.exec(headers['content-disposition'] ?? '')?.[1];
  const last = url.pathname.split('/').at(-1) ?? '';
  const names = [named, URL.canParse(last) ? undefined : decodeName(last)];
  const name = names.find((one) => one !== undefined && ENDINGS.test(one));
  if (name !== undefined) return name.replaceAll(/[/\\\0]/g, '-').slice(-150);
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const ending = ENDING_OF[type.trim().toLowerCase()];
  if (ending) return `${url.hostname}.${ending}`;
  throw new ImportFault(
    `${url.host} answers with ${type.trim() || 'something without a type'}, and the address names no file; it must end in .csv, .xlsx or .json, say.`,
  );
}

function decodeName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
