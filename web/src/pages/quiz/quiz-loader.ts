import type { QueryClient } from '@tanstack/react-query';
import type { Fetch } from '../../api/client.ts';
import { recommendationsQuery } from '../../api/quiz.ts';
import { readQuizState, recommendationsOf } from './quiz-state.ts';

/** Results are in the page before it is drawn. True where they are there, or not wanted yet. */
export async function loadQuiz(queryClient: QueryClient, fetchApi: Fetch, url: string): Promise<boolean> {
  const state = readQuizState(new URL(url).searchParams);
  if (state.step !== 'results') return true;
  const query = recommendationsQuery(fetchApi, recommendationsOf(state));
  await queryClient.prefetchQuery(query);
  return queryClient.getQueryData(query.queryKey) !== undefined;
}
