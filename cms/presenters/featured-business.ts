import { featuredBusinessSchema, type FeaturedBusiness } from '#contract/featured-businesses';
import type { FeaturedBusiness as FeaturedBusinessDoc } from '../payload-types.ts';
import { adImagePath, smallAdImagePath } from './ad.ts';
import { namedBy } from './named-by.ts';

const onItsCard = namedBy<FeaturedBusiness>(featuredBusinessSchema);

export function presentFeaturedBusiness(doc: FeaturedBusinessDoc): FeaturedBusiness {
  const image = typeof doc.image === 'object' ? doc.image : null;
  return onItsCard({
    ...doc,
    imageUrl: smallAdImagePath(image) ?? adImagePath(image?.filename) ?? '',
    rating: doc.rating ?? null,
    reviewCount: doc.reviewCount ?? null,
    phoneNumber: doc.phoneNumber || null,
    websiteUrl: doc.websiteUrl || null,
    isActive: doc.isActive ?? false,
  });
}
