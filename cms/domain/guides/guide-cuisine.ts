import FIXED from './fixed-collections.json' with { type: 'json' };

/** The cuisine whose cover a guide without a picture shows; of a collection, that of its most typical dish. */
export function guideCuisine(guide: {
  readonly cuisine: string | null;
  readonly slug: string;
}): string | null {
  return guide.cuisine ?? FIXED.find(({ slug }) => slug === guide.slug)?.cover ?? null;
}
