import { foldText } from '../words/characters.ts';
import type { QuestionKey, QuizCuisine, QuizPrice, Vibe } from './answers.ts';

/** The panel stores an empty list as `null`. */
type Names<Name = string> = readonly Name[] | null | undefined;

/** Where diners of a zip code go (spec 2 §3). */
export interface ZipArea {
  readonly zip: string;
  readonly neighborhoods?: Names;
  /** Ten to fifteen minutes by car. */
  readonly nearby?: Names;
  readonly walkable?: Names;
}

/** City neighborhoods for a suburb with few places (spec 2 §4). */
export interface SuburbanFallback {
  readonly zip: string;
  readonly neighborhoods?: Names;
}

export interface RelatedCuisines {
  /** An answer, or a preset ("Bar", "Breakfast"). */
  readonly cuisine: string;
  readonly related?: Names;
}

/**
 * A hand-picked venue for certain answers (spec 2 §4). Without a vibe it matches any answer. It leads unless it
 * contradicts an answer or another place meets more of them.
 */
export interface VenueOverride {
  readonly vibe?: Vibe | null | undefined;
  readonly cuisine: QuizCuisine;
  /** One of these; empty means any price. */
  readonly prices?: Names<QuizPrice>;
  /** The venue's name; case, accents and apostrophes are ignored. */
  readonly venue: string;
}

export interface CategoryEmoji {
  /** Part of a category's name. */
  readonly category: string;
  readonly emoji: string;
}

/** Quiz settings that staff can edit (decisions §3). */
export interface QuizSettings {
  readonly zips: readonly ZipArea[];
  readonly suburbs: readonly SuburbanFallback[];
  readonly relatedCuisines: readonly RelatedCuisines[];
  readonly overrides: readonly VenueOverride[];
  /** Contains every question once; the first gives way first. */
  readonly givesWay: readonly QuestionKey[];
  readonly emojis: readonly CategoryEmoji[];
  readonly defaultEmoji: string;
}

/**
 * Comparison key of a neighborhood: "Butcher's Hill" and "Butchers Hill", "Mid-Town" and "Midtown" are equal.
 */
export function neighborhoodKey(name: string): string {
  return foldText(name).replace(/[^\p{Letter}\p{Number}]/gu, '');
}
