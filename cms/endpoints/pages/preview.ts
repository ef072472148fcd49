import { readPreview, type PreviewCollection } from '#cms/access/preview-token';
import { service } from '#cms/start/services';
import type { Payload } from 'payload';
import { notFound } from '../../calls/call-error.ts';
import { findDraft, findPublished } from '../../queries/published.ts';

/**
 * The draft of a collection that a request may see; throws 404 for an invalid token. Tokens are signed with the site's
 * own key: Payload's `secret` is a hash of it.
 */
export function readPreviewOf(collection: PreviewCollection, token: string | undefined): number | null {
  if (token === undefined) return null;
  const preview = readPreview(service('runtime').payloadSecret, token, Date.now());
  if (preview?.collection !== collection) throw notFound('Preview');
  return preview.id;
}

/** The published document of a slug or, with a token, the draft for which it is. */
export async function findShown<Slug extends 'pages' | 'stories'>(
  payload: Payload,
  collection: Slug,
  slug: string,
  token: string | undefined,
) {
  const draftId = readPreviewOf(collection, token);
  const isPreview = draftId !== null;
  const doc = await (isPreview
    ? findDraft(payload, collection, draftId)
    : findPublished(payload, collection, slug));
  return { doc, isPreview };
}
