import type { AwardPage, AwardsPage } from '#contract/editorial';
import { paragraphsOf } from '#domain/words/paragraphs';
import type { Award, Restaurant } from '../payload-types.ts';
import { presentPicture } from './picture.ts';

export function presentAwards(docs: readonly Award[]): AwardsPage {
  return {
    awards: docs.map((doc) => {
      const restaurant = publishedPlace(doc);
      return {
        recipient: doc.recipient,
        year: doc.year,
        restaurantId: restaurant?.id ?? null,
        neighborhood: restaurant?.neighborhood ?? null,
      };
    }),
  };
}

export function presentAward(doc: Award, awardsEmail: string): AwardPage {
  const restaurant = publishedPlace(doc);
  return {
    slug: doc.slug,
    recipient: doc.recipient,
    year: doc.year,
    why: paragraphsOf(doc.why),
    layout: doc.layout,
    image: presentPicture(doc.image, 'card'),
    address: restaurant ? (restaurant.fullAddress ?? restaurant.address) : null,
    phone: restaurant?.phone ?? null,
    website: restaurant?.website ?? null,
    awardsEmail,
  };
}

function publishedPlace({ restaurant }: Award): Restaurant | null {
  return typeof restaurant === 'object' && restaurant?._status === 'published' ? restaurant : null;
}
