import { frugalSharp } from '#cms/uploads/frugal-sharp';
import { LRUCache } from 'lru-cache';
import { handleEndpoints, type SanitizedConfig } from 'payload';

const UPLOADS = ['media', 'place-photos', 'ad-images'];
/** Twice the width of a mail, for dense screens. */
const WIDTH = 1_120;
/** All readers of an issue ask for the same few. */
const KEPT = 40;

/** Reads an uploaded picture that everybody may see as JPEG; `null` without one. */
export function buildMailPictures(config: SanitizedConfig, siteUrl: string) {
  const kept = new LRUCache<string, Promise<Buffer | null>>({ max: KEPT });

  async function read(path: string): Promise<Buffer | null> {
    const file = await handleEndpoints({ config, request: new Request(new URL(path, siteUrl)), path });
    if (!file.ok) return null;
    const picture = frugalSharp(Buffer.from(await file.arrayBuffer()));
    return picture
      .flatten({ background: '#fff' })
      .resize({ width: WIDTH, withoutEnlargement: true })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  }

  return async (collection: string, file: string): Promise<Buffer | null> => {
    if (!UPLOADS.includes(collection)) return null;
    const path = `${config.routes.api}/${collection}/file/${encodeURIComponent(file)}`;
    const found = kept.get(path) ?? read(path);
    kept.set(path, found);
    // A file that is missing now may come.
    if ((await found.catch(() => null)) === null) kept.delete(path);
    return found;
  };
}
