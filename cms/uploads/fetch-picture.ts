import { buffer } from 'node:stream/consumers';
import { download } from '../outbound/download.ts';
import type { IsAllowed } from '../outbound/public-address.ts';
import { OutboundFault } from '../outbound/request-public.ts';
import { MAX_PICTURE_BYTES } from './encode-picture.ts';
import { UploadFault } from './upload-fault.ts';

const PATIENCE_MS = 15_000;

/**
 * Downloads a picture from another host once, when an ad uses it: no page of the site loads anything from other
 * hosts.
 * @throws UploadFault
 */
export async function fetchPicture(url: string, isAllowed?: IsAllowed): Promise<Buffer> {
  try {
    const { body } = await download(url, {
      isAllowed,
      headers: { accept: 'image/*' },
      patienceMs: PATIENCE_MS,
      maxBytes: MAX_PICTURE_BYTES,
    });
    return await buffer(body);
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    throw new UploadFault(400, `We couldn’t fetch the picture. ${error.message}`);
  }
}
