import { readPreview, type Preview, type PreviewCollection } from '#cms/access/preview-token';
import { service } from '#cms/start/services';
import { notFound } from '../../calls/call-error.ts';

/** Drafts are private to the person who previews them, so caches must not store them. */
export const NEVER_KEPT = { 'Cache-Control': 'no-store' };

/**
 * The draft of a collection that a request may see; throws 404 for an invalid token. Tokens are signed with the site's
 * own key: Payload's `secret` is a hash of it.
 */
export function readPreviewOf(collection: PreviewCollection, token: string | undefined): Preview | null {
  if (token === undefined) return null;
  const preview = readPreview(service('runtime').payloadSecret, token, Date.now());
  if (preview?.collection !== collection) throw notFound('Preview');
  return preview;
}
