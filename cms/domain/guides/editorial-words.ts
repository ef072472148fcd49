/** On the home page, unless an editor sets a number (spec 1 §2). */
export const NEWEST_STORIES = 2;

/** How long the button confirms the copy (spec 2 §4). */
export const COPIED_FOR_MS = 2_000;

/** Monthly, for one winner, in the city's currency (spec 2 §9). */
export const GIFT_CARD_AMOUNT = 100;

/** Number of neighborhoods and cuisines on the sitemap page (spec 2 §9). */
export const SITEMAP_NAMES = 20;
/** Number of guides of each kind on the sitemap page, after the threshold (spec 2 §9, decisions §8). */
export const SITEMAP_GUIDES = 10;

/** External form and address of a fresh database; editors change them in the settings. */
export const DEFAULT_SUBMIT_STORY_URL = 'https://example.com/marble-step/share-your-story';
export const DEFAULT_AWARDS_EMAIL = 'awards@marble-step.example';

/** The globals with drafts. There is one of each, with the id 1. */
export const DRAFTED_GLOBALS = ['home', 'newsletter-texts'] as const;
export type DraftedGlobal = (typeof DRAFTED_GLOBALS)[number];
