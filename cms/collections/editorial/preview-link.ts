import { service } from '#cms/start/services';
import type { CollectionConfig } from 'payload';
import { signPreview, type PreviewCollection } from '../../access/preview-token.ts';

/**
 * Preview and live preview of a document: its actual page with a signed, expiring link. The path of a draft without a
 * slug uses its id; only the token determines what is shown.
 */
export function previewOf(
  collection: PreviewCollection,
  pathOf: (slug: string) => string,
): Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'> {
  const linkTo = (doc: Record<string, unknown>): string | null => {
    if (typeof doc.id !== 'number') return null;
    const slug = typeof doc.slug === 'string' && doc.slug !== '' ? doc.slug : `draft-${doc.id}`;
    const token = signPreview(service('runtime').payloadSecret, { collection, id: doc.id }, Date.now());
    return `${pathOf(slug)}?preview=${token}`;
  };
  return {
    preview: (doc) => linkTo(doc),
    livePreview: {
      url: ({ data }) => linkTo(data),
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 800 },
        { name: 'desktop', label: 'Desktop', width: 1280, height: 900 },
      ],
    },
  };
}
