import type { QuizPick, QuizRecommendations } from '#contract/quiz';
import { TAGS } from '#contract/restaurants';
import type { MealType } from '#domain/quiz/answers';
import { emojiFor } from '#domain/quiz/quiz-texts';
import * as texts from '#texts';
import type { QuizResult } from '#domain/quiz/recommend';
import type { QuizSettings } from '#domain/quiz/settings';
import type { RestaurantDoc } from '../queries/restaurant-doc.ts';
import { presentRestaurant } from './restaurant.ts';

interface Presented {
  readonly mealType: MealType | null;
  readonly result: QuizResult;
  /** The current records of the picked places, without those deleted in the meantime. */
  readonly docs: readonly RestaurantDoc[];
  readonly settings: QuizSettings;
}

export function presentQuiz({ mealType, result, docs, settings }: Presented): QuizRecommendations {
  const { scope, neighborhoods, found, isLimited, isWidened } = result.area;
  return {
    heading: texts.quizHeadings[mealType ?? 'dinner'](),
    picks: result.picks.flatMap(({ place, meets, relaxed }): QuizPick[] => {
      const doc = docs.find(({ id }) => id === place.id);
      if (!doc) return [];
      return [
        {
          restaurant: presentRestaurant(doc),
          emoji: emojiFor(doc.category, settings),
          tags: TAGS.filter((tag) => place.tags.includes(tag)),
          meets: [...meets],
          relaxed: [...relaxed],
        },
      ];
    }),
    notices: [...result.notices],
    area: { scope, neighborhoods: [...neighborhoods], found, isLimited, isWidened },
  };
}
