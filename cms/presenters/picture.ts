import type { CreditedPicture, EditorialPicture } from '#contract/editorial';
import type { Media } from '../payload-types.ts';

type Size = 'card' | 'hero' | 'share';
type Uploaded = number | Media | null | undefined;

/** An uploaded picture in one of its sizes; `null` if there is none or a file is missing. */
export function presentPicture(media: Uploaded, size: Size): EditorialPicture | null {
  if (typeof media !== 'object' || media === null) return null;
  // A picture smaller than the size has no such version, so the original is used.
  const cut = media.sizes?.[size]?.filename ? media.sizes[size] : media;
  if (!cut.filename || !cut.width || !cut.height) return null;
  return {
    url: `/cms/api/media/file/${encodeURIComponent(cut.filename)}`,
    alt: media.alt,
    width: cut.width,
    height: cut.height,
  };
}

export function presentCreditedPicture(media: Uploaded, size: Size): CreditedPicture | null {
  const picture = presentPicture(media, size);
  if (!picture || typeof media !== 'object' || media === null) return null;
  const { caption, credit, license } = media;
  return {
    ...picture,
    caption: caption?.trim() || null,
    credit: credit?.trim() || null,
    license: license?.trim() || null,
  };
}

/** An article's title and picture for search engines and link previews, as set by an editor. */
export function presentSharing(doc: {
  readonly metaTitle?: string | null;
  readonly sharePicture?: Uploaded;
  readonly image?: Uploaded;
}): { metaTitle: string | null; shareImageUrl: string | null } {
  return {
    metaTitle: doc.metaTitle?.trim() || null,
    shareImageUrl:
      (presentPicture(doc.sharePicture, 'share') ?? presentPicture(doc.image, 'share'))?.url ?? null,
  };
}
