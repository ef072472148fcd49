import { ApiError } from './api-error.ts';

/** How a call reaches the contract: over HTTP in the browser, in the same process on the server. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

export const fetchOverHttp: Fetch = (path, init) => fetch(path, { credentials: 'include', ...init });

/** Reads JSON; a response that is not OK raises `ApiError`. */
export async function readJson<T>(fetchApi: Fetch, path: `/api/${string}`, init?: RequestInit): Promise<T> {
  const response = await fetchApi(path, init);
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  // The server checks every answer against the same contract; the browser does not pay for it a second time.
  return (await response.json()) as T;
}
