import { buffer } from 'node:stream/consumers';
import { download } from '../outbound/download.ts';
import { OutboundFault, type OutboundOptions } from '../outbound/request-public.ts';
import { MAX_PICTURE_BYTES } from './encode-picture.ts';
import { UploadFault } from './upload-fault.ts';

const PATIENCE_MS = 15_000;

/** Once, when it is used: no page loads anything from other hosts. @throws UploadFault */
export async function fetchPicture(
  url: string,
  options: Pick<OutboundOptions, 'isAllowed' | 'signal'> & { readonly maxBytes?: number } = {},
): Promise<Buffer> {
  try {
    const { body } = await download(url, {
      maxBytes: MAX_PICTURE_BYTES,
      ...options,
      headers: { accept: 'image/*', 'user-agent': 'MarbleStep pictures' },
      patienceMs: PATIENCE_MS,
    });
    return await buffer(body);
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    throw new UploadFault(400, `We couldn’t fetch the picture. ${error.message}`);
  }
}
