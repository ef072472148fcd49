import type { submitRestaurant, reportProblem } from '#contract/submissions';
import type { z } from 'zod';
import { readJson, type Fetch } from './client.ts';

interface Receipt {
  readonly message: string;
}

/** Proposes a restaurant. Raises `ApiError` with the reason when it is refused. */
export function sendRestaurant(
  fetchApi: Fetch,
  body: z.input<typeof submitRestaurant.body>,
): Promise<Receipt> {
  return post(fetchApi, '/api/restaurants/submissions', body);
}

/** Tells the data desk what is wrong with a place. */
export function sendReport(
  fetchApi: Fetch,
  id: number,
  body: z.input<typeof reportProblem.body>,
): Promise<Receipt> {
  return post(fetchApi, `/api/restaurants/${id}/reports`, body);
}

function post(fetchApi: Fetch, path: `/api/${string}`, body: object): Promise<Receipt> {
  return readJson<Receipt>(fetchApi, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
