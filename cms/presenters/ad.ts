import type { Ad } from '#contract/ads';
import { webUrl } from '#domain/addresses/links';
import type { Ad as AdDoc, AdImage } from '../payload-types.ts';

/** An ad without its numbers. An uploaded banner takes precedence over a URL. */
export function presentAd(doc: AdDoc): Ad {
  const image = typeof doc.image === 'object' ? doc.image : null;
  return {
    id: doc.id,
    name: doc.name,
    alt: doc.alt ?? image?.alt ?? doc.name,
    imageUrl: adImagePath(image?.filename) ?? doc.imageUrl ?? '',
    smallImageUrl: smallAdImagePath(image),
    clickUrl: webUrl(doc.clickUrl) === null ? '/' : doc.clickUrl,
    isActive: doc.isActive ?? false,
    createdAt: doc.createdAt,
  };
}

/** URL of an uploaded banner. */
export function adImagePath(filename: string | null | undefined): string | null {
  return filename ? `/cms/api/ad-images/file/${encodeURIComponent(filename)}` : null;
}

/** URL of the narrow version; `null` if the banner is already narrow. */
export function smallAdImagePath(image: AdImage | null | undefined): string | null {
  return adImagePath(image?.sizes?.small?.filename);
}
