import { awardPageSchema, type AwardPage, type AwardsPage } from '#contract/editorial';
import { curlApostrophes } from '#domain/words/characters';
import { paragraphsOf } from '#domain/words/paragraphs';
import type { Award, Restaurant } from '../payload-types.ts';
import type { RestaurantDoc } from '../queries/restaurant-doc.ts';
import { namedBy } from './named-by.ts';
import { presentPicture } from './picture.ts';
import { presentRestaurant } from './restaurant.ts';

/** `listed`: the winners' places that are on our lists. */
export function presentAwards(docs: readonly Award[], listed: readonly RestaurantDoc[]): AwardsPage {
  return {
    awards: docs.map((doc) => {
      const restaurantId = publishedPlace(doc)?.id ?? null;
      const place = listed.find(({ id }) => id === restaurantId);
      return {
        recipient: curlApostrophes(doc.recipient),
        year: doc.year,
        restaurantId,
        restaurant: place === undefined ? null : presentRestaurant(place),
      };
    }),
  };
}

const onItsPage = namedBy<AwardPage>(awardPageSchema);

export function presentAward(doc: Award, awardsEmail: string): AwardPage {
  const restaurant = publishedPlace(doc);
  return onItsPage({
    ...doc,
    recipient: curlApostrophes(doc.recipient),
    why: paragraphsOf(doc.why),
    image: presentPicture(doc.image, 'card'),
    address: restaurant && curlApostrophes(restaurant.fullAddress ?? restaurant.address),
    phone: restaurant?.phone ?? null,
    website: restaurant?.website ?? null,
    awardsEmail,
  });
}

/** The winner's place, if it has a page. */
export function publishedPlace({ restaurant }: Award): Restaurant | null {
  return typeof restaurant === 'object' && restaurant?._status === 'published' ? restaurant : null;
}
