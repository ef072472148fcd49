import { frugalSharp } from '#cms/uploads/frugal-sharp';
import { LRUCache } from 'lru-cache';
import { handleEndpoints, type SanitizedConfig } from 'payload';

const UPLOADS = ['media', 'place-photos', 'ad-images'];
/** Twice the width of a mail, for dense screens. */
const WIDTH = 1_120;
/** All readers of an issue ask for the same few. */
const KEPT = 40;

/** Reads an uploaded picture that everybody may see as JPEG. */
export function buildMailPictures(config: SanitizedConfig, siteUrl: string) {
  // A file that is missing now may come: nothing is kept then.
  async function read(path: string): Promise<Buffer | undefined> {
    const file = await handleEndpoints({ config, request: new Request(new URL(path, siteUrl)), path });
    if (!file.ok) return undefined;
    const picture = frugalSharp(Buffer.from(await file.arrayBuffer()));
    return picture
      .flatten({ background: '#fff' })
      .resize({ width: WIDTH, withoutEnlargement: true })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  }

  const kept = new LRUCache<string, Buffer>({ max: KEPT, fetchMethod: read });
  return async (collection: string, file: string): Promise<Buffer | undefined> =>
    UPLOADS.includes(collection)
      ? kept.fetch(`${config.routes.api}/${collection}/file/${encodeURIComponent(file)}`)
      : undefined;
}
