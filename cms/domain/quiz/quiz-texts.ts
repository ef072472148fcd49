import { region } from '#city';
import { placeCountLabel } from '../words/headings.ts';
import type { MealType } from './answers.ts';
import type { QuizArea } from './area.ts';
import type { QuizSettings } from './settings.ts';
import { foldText } from '../words/text-fold.ts';

// Exact texts of spec 2 §2, §5 and §8.
export const QUIZ_TITLE = `Find Your Perfect ${region.name} Restaurant`;
export const GATE_HEADING = 'We Found Your Perfect Spots!';
export const NOTHING_FOUND = 'No restaurants found';

export const NOTICES = {
  surprise: 'Surprise Mode Activated!',
  finding: 'Finding Your Perfect Match',
  limited: 'Limited options in your exact area',
  expanded: 'Expanded Options',
  shortDrive: '10-15 minute options',
  refining: 'Refining Your Results',
} as const;

const HEADINGS: Readonly<Partial<Record<MealType, string>>> = {
  breakfast: 'For Breakfast, Head To...',
  brunch: 'For Weekend Brunch, Try...',
  lunch: 'For Lunch Today, Visit...',
  happyHour: 'For Happy Hour, Check Out...',
  cocktails: 'For Great Drinks, Visit...',
};

/** The heading of the results (spec 2 §2). */
export function resultsHeading(mealType: MealType | null): string {
  return (mealType && HEADINGS[mealType]) ?? 'Tonight, You Should Hit Up...';
}

/** The emoji of a category: the first row that matches part of its name. */
export function emojiFor(
  category: string,
  { emojis, defaultEmoji }: Pick<QuizSettings, 'emojis' | 'defaultEmoji'>,
): string {
  const text = foldText(category);
  const row = emojis.find(({ category: part }) => text.includes(foldText(part)));
  return row?.emoji ?? defaultEmoji;
}

/** Maximum number of neighborhoods named in a notice. */
const NAMED = 3;

/** 'Found N restaurants in {neighborhoods}' (spec 2 §8). */
export function foundText({ found, neighborhoods }: Pick<QuizArea, 'found' | 'neighborhoods'>): string {
  const more = neighborhoods.length - NAMED;
  const named = neighborhoods.slice(0, NAMED);
  return `Found ${placeCountLabel(found)} in ${inWords(more > 0 ? [...named, `${more} more`] : named)}`;
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Notices about the area, most important first. `leftArea`: a pick is outside it. */
export function areaNotices(area: QuizArea, leftArea: boolean): readonly string[] {
  const notices: string[] = [];
  if (area.isLimited) notices.push(NOTICES.limited);
  if (area.scope === 'suburban' || leftArea) notices.push(NOTICES.expanded);
  if (area.scope === 'short-drive') notices.push(NOTICES.shortDrive);
  if (area.keys !== null) notices.push(foundText(area));
  return notices;
}
