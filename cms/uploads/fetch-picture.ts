import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { webUrl } from '#domain/addresses/links';
import { MAX_PICTURE_BYTES, pictureTooLarge } from './encode-picture.ts';
import { UploadFault } from './upload-fault.ts';

const PATIENCE_MS = 10_000;
const MAX_REDIRECTS = 3;

type IsAllowed = (address: string) => boolean;

/**
 * Fetches a picture from another host, once, when an ad names it: no page of the site loads anything from elsewhere.
 * Only public internet addresses are fetched, whatever name resolves to them and however often they redirect.
 */
export async function fetchPicture(url: string, isAllowed: IsAllowed = isPublicAddress): Promise<Buffer> {
  let wanted = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await ask(new URL(wanted), isAllowed);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return readAll(answer);
    answer.destroy();
    const next = headers.location !== undefined && URL.canParse(headers.location, wanted);
    if (statusCode < 300 || statusCode >= 400 || !next) throw unreachable(`it answered ${statusCode}`);
    wanted = new URL(headers.location ?? '', wanted).href;
    if (webUrl(wanted) === null) break;
  }
  throw unreachable('it leads on and on');
}

function ask(url: URL, isAllowed: IsAllowed): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A name is checked when it is resolved, by the very look-up that the connection uses.
  if (isIP(host) !== 0 && !isAllowed(host)) throw notPublic();
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      {
        lookup: lookupAllowed(isAllowed),
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { accept: 'image/*' },
      },
      resolve,
    );
    request.on('error', (error) =>
      reject(error instanceof UploadFault ? error : unreachable('it did not answer')),
    );
  });
}

function lookupAllowed(isAllowed: IsAllowed): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) callback(error ?? new Error('no address'), '', 0);
      else if (!found.every(({ address }) => isAllowed(address))) callback(notPublic(), '', 0);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer) {
      size += chunk.length;
      if (size > MAX_PICTURE_BYTES) throw pictureTooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof UploadFault ? error : unreachable('it was cut off');
  }
  return Buffer.concat(chunks);
}

const unreachable = (why: string) =>
  new UploadFault(400, `The picture could not be fetched from its address: ${why}.`);
const notPublic = () => new UploadFault(400, 'The picture must have a public address.');

const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(net, bits, 'ipv4');
}

const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const closedWithin = new BlockList();
// Documentation, tunnels and translations to addresses of the other kind.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  closedWithin.addSubnet(net, bits, 'ipv6');
}

/** True for addresses that anybody on the internet can reach: no machine or network of our own. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closedWithin.check(address, 'ipv6');
}
