import { foldText } from '../words/text-fold.ts';
import type { QuizCuisine, QuizPrice, Vibe } from './answers.ts';

/** Where somebody of a zip code goes (spec 2 §3). */
export interface ZipArea {
  readonly zip: string;
  readonly neighborhoods: readonly string[];
  /** Ten to fifteen minutes by car. */
  readonly nearby: readonly string[];
  readonly walkable: readonly string[];
}

/** City neighborhoods for a suburb that has little of its own (spec 2 §4). */
export interface SuburbanFallback {
  readonly zip: string;
  readonly neighborhoods: readonly string[];
}

export interface RelatedCuisines {
  /** An answer, or a preset ("Bar", "Breakfast"). */
  readonly cuisine: string;
  readonly related: readonly string[];
}

/** A venue picked by hand for certain answers (spec 2 §4). Left out means: whatever was answered. */
export interface VenueOverride {
  readonly vibe: Vibe | null;
  readonly cuisine: QuizCuisine;
  /** One of these; empty: any price. */
  readonly prices: readonly QuizPrice[];
  /** The venue's name; case, accents and apostrophes do not matter. */
  readonly venue: string;
}

export interface CategoryEmoji {
  /** Part of a category's name. */
  readonly category: string;
  readonly emoji: string;
}

/** What the desk may change about the quiz (decisions §3). */
export interface QuizSettings {
  readonly zips: readonly ZipArea[];
  readonly suburbs: readonly SuburbanFallback[];
  readonly relatedCuisines: readonly RelatedCuisines[];
  readonly overrides: readonly VenueOverride[];
  readonly emojis: readonly CategoryEmoji[];
  readonly defaultEmoji: string;
}

/** How neighborhoods are compared: "Butcher's Hill" and "Butchers Hill", "Mid-Town" and "Midtown" are the same. */
export function neighborhoodKey(name: string): string {
  return foldText(name).replace(/[^\p{Letter}\p{Number}]/gu, '');
}
