import { recommend } from '#domain/quiz/recommend';
import type { SomeHandlers } from '../calls/handler.ts';
import { presentQuiz } from '../presenters/quiz.ts';
import { findQuizPool } from '../queries/quiz.ts';
import { listListedByIds } from '../queries/restaurants.ts';

export const quizHandlers = {
  recommendRestaurants: async ({ query, req: { payload } }) => {
    const { seed, ...answers } = query;
    const pool = await findQuizPool(payload);
    const result = recommend(pool, answers, seed);
    const docs = await listListedByIds(
      payload,
      result.picks.map(({ place }) => place.id),
    );
    return presentQuiz({ mealType: answers.mealType, result, docs, settings: pool.settings });
  },
} satisfies SomeHandlers;
