import type { FeaturedBusiness } from '#contract/featured-businesses';
import type { FeaturedBusiness as FeaturedBusinessDoc } from '../payload-types.ts';
import { adImagePath, smallAdImagePath } from './ad.ts';

export function presentFeaturedBusiness(doc: FeaturedBusinessDoc): FeaturedBusiness {
  const image = typeof doc.image === 'object' ? doc.image : null;
  return {
    id: doc.id,
    name: doc.name,
    category: doc.category,
    location: doc.location,
    description: doc.description,
    imageUrl: smallAdImagePath(image) ?? adImagePath(image?.filename) ?? '',
    rating: doc.rating ?? null,
    reviewCount: doc.reviewCount ?? null,
    phoneNumber: doc.phoneNumber || null,
    websiteUrl: doc.websiteUrl || null,
    isActive: doc.isActive ?? false,
    sortOrder: doc.sortOrder,
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  };
}
