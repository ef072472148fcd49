import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { webUrl } from '#domain/addresses/links';
import { isPublicAddress, lookupAllowed, type IsAllowed } from '../open-internet.ts';
import { MAX_PICTURE_BYTES, pictureTooLarge } from './encode-picture.ts';
import { UploadFault } from './upload-fault.ts';

const PATIENCE_MS = 10_000;
const MAX_REDIRECTS = 3;

/**
 * Downloads a picture from another host once, when an ad uses it: no page of the site loads anything from other
 * hosts. Requests go only to public addresses, whatever names resolve to and however many redirects follow.
 */
export async function fetchPicture(url: string, isAllowed: IsAllowed = isPublicAddress): Promise<Buffer> {
  let wanted = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await ask(new URL(wanted), isAllowed);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return readAll(answer);
    answer.destroy();
    const next = headers.location !== undefined && URL.canParse(headers.location, wanted);
    if (statusCode < 300 || statusCode >= 400 || !next)
      throw unreachable(`its address answers with an error (${statusCode})`);
    wanted = new URL(headers.location ?? '', wanted).href;
    if (webUrl(wanted) === null) break;
  }
  throw unreachable('its address leads on and on');
}

function ask(url: URL, isAllowed: IsAllowed): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Names are checked when resolved, by the lookup that the connection uses.
  if (isIP(host) !== 0 && !isAllowed(host)) throw notPublic();
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      {
        lookup: lookupAllowed(isAllowed, notPublic),
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { accept: 'image/*' },
      },
      resolve,
    );
    request.on('error', (error) =>
      reject(error instanceof UploadFault ? error : unreachable('its address doesn’t answer')),
    );
  });
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

const unreachable = (why: string) => new UploadFault(400, `We couldn’t fetch the picture: ${why}.`);
const notPublic = () => new UploadFault(400, 'The picture must have a public address.');
