import type { QuizRecommendations } from '#contract/quiz';
import type { QuizAnswers } from '#domain/quiz/answers';

/** Explains where the search looked; `null` when it looked in the requested area. */
export function areaSentence(
  { area, picks }: Pick<QuizRecommendations, 'area' | 'picks'>,
  { zipcode, distance }: Pick<QuizAnswers, 'zipcode' | 'distance'>,
): string | null {
  if (zipcode === null) {
    return distance === 'walking' || distance === 'short-drive'
      ? 'No zip code, so we looked all over the city.'
      : null;
  }
  if (area.isLimited && area.scope === 'city') {
    return `We don’t list much around ${zipcode}, so here are the best from all over the city.`;
  }
  if (area.scope === 'suburban')
    return `These are in the parts of the city that are easiest to reach from ${zipcode}.`;
  if (area.isWidened)
    return `Nothing we list is within walking distance of ${zipcode}, so these are 10–15 minutes away by car.`;
  const isOutside = area.scope !== 'city' && picks.some(({ relaxed }) => relaxed.includes('distance'));
  return isOutside ? 'That area came up short, so we added a few from farther out.' : null;
}
