import type { Ad, ListedAd } from '#contract/ads';
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

/** An ad with one of its pictures, which take turns by the minute. */
export function presentListedAd(doc: AdDoc, share: number, minute: number): ListedAd {
  const others = (doc.creatives ?? []).flatMap((one) =>
    !one.isPaused && typeof one.image === 'object' && one.image ? [{ ...one, image: one.image }] : [],
  );
  const other = others[((minute + doc.id) % (others.length + 1)) - 1];
  const { dailyCap } = doc;
  const ad = { ...presentAd(doc), share: Math.round(share * 1e6) / 1e6, dailyCap: dailyCap ?? null };
  if (!other) return { ...ad, creative: null };
  return {
    ...ad,
    alt: other.alt ?? other.image.alt ?? doc.name,
    imageUrl: adImagePath(other.image.filename) ?? '',
    smallImageUrl: smallAdImagePath(other.image),
    clickUrl: webUrl(other.clickUrl ?? null) === null ? ad.clickUrl : (other.clickUrl ?? ad.clickUrl),
    creative: other.id ?? null,
  };
}

export function adImagePath(filename: string | null | undefined): string | null {
  return filename ? `/cms/api/ad-images/file/${encodeURIComponent(filename)}` : null;
}

/** URL of the narrow version; `null` if the banner is already narrow. */
export function smallAdImagePath(image: AdImage | null | undefined): string | null {
  return adImagePath(image?.sizes?.small?.filename);
}
