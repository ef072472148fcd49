import type { OperationId } from '#contract/index';
import { callTable } from 'virtual:call-table';
import { ApiError } from './api-error.ts';
import type { AddressInput, CallAnswer, CallInput, LastArgument } from './call-types.ts';
import { writeQuery, type QueryValues } from './write-query.ts';

/** How a call reaches the contract: over HTTP in the browser, in the same process on the server. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

export const fetchOverHttp: Fetch = (path, init) => fetch(path, { credentials: 'include', ...init });

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
}

/** Makes a call of the contract; a response that is not OK raises `ApiError`. */
export async function call<Id extends OperationId>(
  fetchApi: Fetch,
  id: Id,
  ...[input]: LastArgument<CallInput<Id>>
): Promise<CallAnswer<Id>> {
  const [method, , text] = callTable[id];
  const { body, ...address }: AnyInput = input ?? {};
  const response = await fetchApi(buildPath(id, address), { method, ...withBody(body) });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  const answer: unknown =
    text === undefined ? await response.json() : text === 'empty' ? undefined : await response.text();
  // The server checks every answer against the same contract; the browser does not pay for it a second time.
  return answer as CallAnswer<Id>;
}

/** The address of a call, for what is not to be fetched: links, forms, beacons. */
export function callPath<Id extends OperationId>(id: Id, ...[input]: LastArgument<AddressInput<Id>>): string {
  return buildPath(id, input ?? {});
}

function buildPath(id: OperationId, { params = {}, query = {} }: AnyInput): string {
  const [, path] = callTable[id];
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? '')) + writeQuery(query);
}

function withBody(body: unknown): RequestInit {
  if (body === undefined) return {};
  // The browser itself says what a form with files is, and where its parts end.
  if (body instanceof FormData) return { body };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
