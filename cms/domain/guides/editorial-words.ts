import { longDate } from '../calendar/date-texts.ts';
import { region } from '#city';

/** Exact texts from spec 2 for the editorial pages. */

export const BLOG_HEADING = `${region.name} Restaurant Blog`;
export const GUIDE_NOT_FOUND = {
  title: 'Blog Post Not Found',
  text: "The blog post you're looking for doesn't exist.",
} as const;

export const STORIES_HEADING = `${region.name}'s Local Business Stories`;
export const STORY_CATEGORY = 'Restaurant Spotlight';
export const SHARE_STORY_HEADING = 'Share Your Business Story';
export const SUBMIT_STORY = 'Submit Your Story';
export const BACK_TO_STORIES = 'Back to Local Businesses';
export const STORY_NOT_FOUND = {
  title: 'Article Not Found',
  text: "The article you're looking for doesn't exist.",
} as const;

/** On the home page, unless an editor sets a number (spec 1 §2). */
export const NEWEST_STORIES = 2;

export const COPIED_TOAST = {
  title: 'Copied to clipboard',
  description: 'The embed code has been copied to your clipboard.',
} as const;
/** How long the button confirms the copy (spec 2 §4). */
export const COPIED_FOR_MS = 2_000;

/** Monthly, for one winner, in the city's currency (spec 2 §9). */
export const GIFT_CARD_AMOUNT = 100;

/** Number of neighborhoods and cuisines on the sitemap page (spec 2 §9). */
export const SITEMAP_NAMES = 20;
/** Number of guides of each kind on the sitemap page, after the threshold (spec 2 §9, decisions §8). */
export const SITEMAP_GUIDES = 10;

/** Format of guide cards (spec 2 §2). */
export function publishedLabel(day: string): string {
  return `Published ${longDate(day)}`;
}

/** External form and address of a fresh database; editors change them in the settings. */
export const DEFAULT_SUBMIT_STORY_URL = 'https://example.com/marble-step/share-your-story';
export const DEFAULT_AWARDS_EMAIL = 'awards@marble-step.example';
