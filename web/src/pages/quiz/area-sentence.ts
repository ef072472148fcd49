import type { QuizRecommendations } from '#contract/quiz';
import type { QuizAnswers } from '#domain/quiz/answers';

/** Explains where the search looked; `null` when it looked in the requested area. */
export function areaSentence(
  { area, picks }: Pick<QuizRecommendations, 'area' | 'picks'>,
  { zipcode, distance }: Pick<QuizAnswers, 'zipcode' | 'distance'>,
): string | null {
  if (zipcode === null) {
    return distance === 'walking' || distance === 'short-drive'
      ? 'Without a zip code we looked in the whole city.'
      : null;
  }
  if (area.isLimited && area.scope === 'city') {
    return `We know too little around ${zipcode}, so these are the best of the whole city.`;
  }
  if (area.scope === 'suburban') return `The roads from ${zipcode} lead to these parts of the city.`;
  if (area.isWidened)
    return `There is nothing to walk to from ${zipcode}: these are 10-15 minutes away by car.`;
  const isOutside = area.scope !== 'city' && picks.some(({ relaxed }) => relaxed.includes('distance'));
  return isOutside ? 'Too few places there: we added the best from farther away.' : null;
}
