import { region } from '#city';
import * as texts from '#texts';
import type { NameCount, NamedKind } from '../places/aggregates.ts';
import { compareNames } from '../places/rated.ts';
import { cuisinePlaces } from '../words/listing-headings.ts';
import { NO_WORDS, whereIn, whereInHeading, type NameWords } from '../words/name-words.ts';
import { slugOf } from '../addresses/slugs.ts';

export const GUIDE_KINDS = ['neighborhood', 'cuisine', 'collection', 'article'] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];

/** In the page order of spec 2 §2. */
export const GUIDE_CATEGORIES = ['Neighborhood Guides', 'Cuisine Guides', 'Collection Guides'] as const;
export type GuideCategory = (typeof GUIDE_CATEGORIES)[number];

/** Listed places that a name needs for a guide (spec 2 §5). */
export const GUIDE_THRESHOLDS: Readonly<Record<NamedKind, number>> = { neighborhood: 5, cuisine: 8 };

/** Default dates of guides without an editor's date (spec 2 §9), `YYYY-MM-DD`. */
export const USUAL_DATES: Readonly<Record<GuideKind, string>> = {
  neighborhood: '2025-01-15',
  cuisine: '2025-01-10',
  collection: '2025-01-20',
  article: '2025-01-20',
};

/** The subject of a guide, for its slug and texts. */
export interface GuideSubject {
  readonly kind: GuideKind;
  /** The neighborhood's or cuisine's name, or the title of a collection or article. */
  readonly name: string;
  readonly year: number;
  /** For the neighborhood or cuisine. */
  readonly words?: NameWords;
  /** All its places are in the guide. */
  readonly isComplete?: boolean;
}

const OF_THE_CITY = `restaurants-${slugOf(region.name)}`;
const DERIVED_SLUG = new RegExp(`^(?:.+-restaurant-guide|best-.+-${OF_THE_CITY})$`, 'i');

/** Whether a guide of a neighborhood or a cuisine has such a slug. */
export function isDerivedGuideSlug(slug: string): boolean {
  return DERIVED_SLUG.test(slug);
}

/** The slug of the guide of a neighborhood or a cuisine. */
export function nameGuideSlug(kind: NamedKind, name: string): string {
  return kind === 'neighborhood' ? `${slugOf(name)}-restaurant-guide` : `best-${slugOf(name)}-${OF_THE_CITY}`;
}

/** The headline of a guide (spec 2 §9, which leaves open that of cuisines). */
export function guideTitle({ kind, name, year, words = NO_WORDS, isComplete }: GuideSubject): string {
  return texts.guideTitles[kind]({
    name,
    where: whereInHeading(name, words.where),
    places: cuisinePlaces(name, 2, words.plural),
    year,
    isComplete: isComplete ? 'yes' : 'no',
  });
}

/** Default description for cards and search engines. */
export function guideDescription({
  kind,
  name,
  words = NO_WORDS,
}: Pick<GuideSubject, 'kind' | 'name' | 'words'>): string {
  return texts.guideDescriptions[kind]({
    name,
    where: whereIn(name, words.where),
    places: cuisinePlaces(name, 2, words.plural),
  });
}

/** The names that reach the threshold (spec 2 §5), on cards, pages and sitemaps alike (decisions §8). */
export function namesWithGuide(kind: NamedKind, stats: readonly NameCount[]): readonly NameCount[] {
  return stats.filter(({ count }) => count >= GUIDE_THRESHOLDS[kind]);
}

/** Newest first (spec 2 §2), then by title. Dates are `YYYY-MM-DD`. */
export function byNewest(
  a: { readonly publishDate: string; readonly title: string },
  b: { readonly publishDate: string; readonly title: string },
): number {
  if (a.publishDate !== b.publishDate) return a.publishDate < b.publishDate ? 1 : -1;
  return compareNames(a.title, b.title);
}

/** The category of a guide on the guides page; an article goes to the category of its subject. */
export function guideCategory(guide: {
  readonly kind: GuideKind;
  readonly neighborhood: string | null;
  readonly cuisine: string | null;
}): GuideCategory {
  if (guide.kind === 'neighborhood') return 'Neighborhood Guides';
  if (guide.kind === 'cuisine') return 'Cuisine Guides';
  if (guide.kind === 'collection') return 'Collection Guides';
  if (guide.neighborhood !== null) return 'Neighborhood Guides';
  return guide.cuisine === null ? 'Collection Guides' : 'Cuisine Guides';
}

/** Groups cards by category, newest first; empty categories are left out. */
export function groupGuides<Card extends { category: GuideCategory; publishDate: string; title: string }>(
  cards: readonly Card[],
): { category: GuideCategory; guides: Card[] }[] {
  return GUIDE_CATEGORIES.map((category) => ({
    category,
    guides: cards.filter((card) => card.category === category).toSorted(byNewest),
  })).filter(({ guides }) => guides.length > 0);
}
