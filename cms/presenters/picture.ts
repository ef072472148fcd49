import type { EditorialPicture } from '#contract/editorial';
import type { Media } from '../payload-types.ts';

type Size = 'card' | 'hero';

/** An uploaded picture in one of its sizes; `null` if there is none or a file is missing. */
export function presentPicture(
  media: number | Media | null | undefined,
  size: Size,
): EditorialPicture | null {
  if (typeof media !== 'object' || media === null) return null;
  // A picture smaller than the size has no such version: use the original.
  const cut = media.sizes?.[size]?.filename ? media.sizes[size] : media;
  if (!cut.filename || !cut.width || !cut.height) return null;
  return {
    url: `/cms/api/media/file/${encodeURIComponent(cut.filename)}`,
    alt: media.alt,
    width: cut.width,
    height: cut.height,
  };
}
