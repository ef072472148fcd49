import { ApiError } from './api-error.ts';

/** How a call reaches the contract: over HTTP in the browser, in the same process on the server. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

export const fetchOverHttp: Fetch = (path, init) => fetch(path, { credentials: 'include', ...init });

type ApiPath = `/api/${string}`;

/** Reads JSON; a response that is not OK raises `ApiError`. */
export async function readJson<T>(fetchApi: Fetch, path: ApiPath, init?: RequestInit): Promise<T> {
  const response = await fetchApi(path, init);
  await refuseFailure(response);
  // The server checks every answer against the same contract; the browser does not pay for it a second time.
  return (await response.json()) as T;
}

/** Sends JSON, or nothing, and does not read the answer. */
export async function send(fetchApi: Fetch, path: ApiPath, init: JsonInit): Promise<void> {
  await refuseFailure(await fetchApi(path, toRequestInit(init)));
}

/** Sends JSON, or nothing, and reads JSON. */
export function sendForJson<T>(fetchApi: Fetch, path: ApiPath, init: JsonInit): Promise<T> {
  return readJson<T>(fetchApi, path, toRequestInit(init));
}

interface JsonInit {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
}

function toRequestInit({ method, body }: JsonInit): RequestInit {
  if (body === undefined) return { method };
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}
