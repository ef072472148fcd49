import type { QuizRecommendations } from '#contract/quiz';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { readJson, type Fetch } from './client.ts';

/** `query`: answers and seed, as the address of the page has them. */
export const recommendationsQuery = (fetchApi: Fetch, query: string) =>
  queryOptions({
    queryKey: ['quiz', query],
    queryFn: ({ signal }) =>
      readJson<QuizRecommendations>(fetchApi, `/api/quiz/recommendations?${query}`, { signal }),
  });

/** What came of a subscription that was not refused. */
export type Subscribed = 'stored' | 'stored-with-warning' | 'unreadable';

/** Joins the newsletter. A refusal or a failure raises; an answer that cannot be read was one all the same. */
export async function subscribeFromQuiz(
  fetchApi: Fetch,
  body: { readonly email: string; readonly source: string },
): Promise<Subscribed> {
  const response = await fetchApi('/api/subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText);
  try {
    const answer: { readonly warning?: unknown } = await response.json();
    return answer.warning ? 'stored-with-warning' : 'stored';
  } catch {
    return 'unreadable';
  }
}
