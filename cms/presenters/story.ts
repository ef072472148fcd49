import type { ArticlePart, StoryCard, StoryPage } from '#contract/editorial';
import { storedDay } from '#domain/calendar/stored-day';
import type { Story } from '../payload-types.ts';
import type { RestaurantDoc } from '../queries/restaurant-doc.ts';
import { presentByline } from './author.ts';
import { presentCreditedPicture, presentPicture, presentSharing } from './picture.ts';
import { presentRestaurant } from './restaurant.ts';

export function presentStoryCard(doc: Story, readMinutes: number): StoryCard {
  return {
    slug: doc.slug,
    title: doc.title,
    description: doc.description,
    category: doc.category,
    publishDate: storedDay(doc.publishDate ?? doc.createdAt),
    readMinutes,
    location: doc.location?.trim() || null,
    image: presentPicture(doc.image, 'hero'),
    coverCuisine: typeof doc.restaurant === 'object' && doc.restaurant ? (doc.restaurant.category ?? '') : '',
  };
}

export function presentStory(
  doc: Story,
  rest: {
    readMinutes: number;
    body: ArticlePart[];
    restaurant: RestaurantDoc | undefined;
    isPreview: boolean;
  },
): StoryPage {
  return {
    ...presentStoryCard(doc, rest.readMinutes),
    ...presentSharing(doc),
    image: presentCreditedPicture(doc.image, 'hero'),
    metaDescription: doc.metaDescription?.trim() || doc.description,
    keywords: doc.keywords?.trim() || null,
    authors: presentByline(doc.authors),
    updatedAt: doc.updatedAt,
    body: rest.body,
    restaurant: rest.restaurant ? presentRestaurant(rest.restaurant) : null,
    isPreview: rest.isPreview,
  };
}
