import * as texts from '#texts';
import { foldText } from '../words/characters.ts';
import { listOfWords } from '../words/list-of-words.ts';
import type { QuizArea } from './area.ts';
import type { QuizSettings } from './settings.ts';

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
  return texts.quizNotices.found({
    count: found,
    neighborhoods: listOfWords(more > 0 ? [...named, texts.quizNotices.more({ count: more })] : named),
  });
}

/** Notices about the area, most important first. `leftArea`: a pick is outside it. */
export function areaNotices(area: QuizArea, leftArea: boolean): readonly string[] {
  const notices: string[] = [];
  if (area.isLimited) notices.push(texts.quizNotices.limited());
  if (area.scope === 'suburban' || leftArea) notices.push(texts.quizNotices.expanded());
  if (area.scope === 'short-drive') notices.push(texts.quizNotices.shortDrive());
  if (area.keys !== null) notices.push(foundText(area));
  return notices;
}
