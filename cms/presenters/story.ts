import { storyCardSchema, type StoryCard, type StoryPage } from '#contract/editorial';
import { storedDay } from '#domain/calendar/stored-day';
import type { Story } from '../payload-types.ts';
import type { RestaurantDoc } from '../queries/restaurant-doc.ts';
import { presentByline } from './author.ts';
import { namedBy } from './named-by.ts';
import { presentCreditedPicture, presentPicture, presentSharing } from './picture.ts';
import { presentRestaurant } from './restaurant.ts';

const onCards = namedBy<StoryCard>(storyCardSchema);

export function presentStoryCard(doc: Story, readMinutes: number): StoryCard {
  return onCards({
    ...doc,
    publishDate: storedDay(doc.publishDate ?? doc.createdAt),
    readMinutes,
    location: doc.location?.trim() || null,
    image: presentPicture(doc.image, 'hero'),
    coverCuisine: typeof doc.restaurant === 'object' && doc.restaurant ? (doc.restaurant.category ?? '') : '',
  });
}

export function presentStory(
  doc: Story,
  restaurant: RestaurantDoc | undefined,
  rest: Pick<StoryPage, 'readMinutes' | 'body' | 'isPreview'>,
): StoryPage {
  return {
    ...presentStoryCard(doc, rest.readMinutes),
    ...rest,
    ...presentSharing(doc),
    image: presentCreditedPicture(doc.image, 'hero'),
    metaDescription: doc.metaDescription?.trim() || doc.description,
    keywords: doc.keywords?.trim() || null,
    authors: presentByline(doc.authors),
    updatedAt: doc.updatedAt,
    restaurant: restaurant ? presentRestaurant(restaurant) : null,
  };
}
