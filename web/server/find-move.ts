import type { PageCalls } from './page-calls.ts';

/** Returns where a path without a page has moved to (decisions §2). */
export async function findMove(fetchApi: PageCalls['fetchApi'], path: string): Promise<string | null> {
  const answer = await fetchApi(`/api/redirect?path=${encodeURIComponent(path)}`);
  if (!answer.ok) return null;
  const { to } = await answer.json();
  return to;
}
