import type { CollectionRule } from '#domain/guides/collection-guides';

/** Sample stories, guides and awards, as written in the source files. Dates are `YYYY-MM-DD`. */
export interface SampleStory {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly metaDescription: string;
  readonly keywords: string;
  readonly location: string;
  readonly publishDate: string;
  readonly featured: boolean;
  readonly restaurantId: number;
  /** A scene of `data/editorial/scenes`. */
  readonly scene: string;
  /** See `article-text.ts`. */
  readonly lines: readonly string[];
}

export interface SampleGuide {
  readonly kind: 'collection' | 'article';
  readonly slug: string;
  readonly title: string;
  readonly rule: CollectionRule | null;
  readonly description: string | null;
  readonly neighborhood: string | null;
  readonly publishDate: string;
  /** A scene of `data/editorial/scenes`. */
  readonly scene: string;
  readonly lines: readonly string[];
  readonly pins: readonly number[];
  readonly notes: readonly { readonly restaurantId: number; readonly note: string }[];
}

export interface SampleAward {
  readonly slug: string;
  readonly recipient: string;
  readonly restaurantId: number;
  readonly year: number;
  readonly layout: 'long' | 'short';
  readonly why: string;
}

export interface SampleAuthor {
  readonly slug: string;
  readonly name: string;
  readonly line: string;
  /** Slugs of the guides they wrote. */
  readonly guides: readonly string[];
}

export interface SamplePage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly isInFooter: boolean;
  readonly lines: readonly string[];
}

/** Noon UTC, which is the same day in Baltimore. */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`;
}
