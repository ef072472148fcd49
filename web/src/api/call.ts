import type { SiteOperationId } from '#contract/index';
import { callTable } from 'virtual:call-table';
import { ApiError } from './api-error.ts';
import { buildPath, withBody, type AnyInput } from '#contract/call-request';
import type { AddressInput, CallAnswer, CallInput, LastArgument } from '#contract/call-types';

/** The parts of a response that a call reads. In-process on the server the value is passed without serialization. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'statusText' | 'json' | 'text'>;

/** How a call is sent: by HTTP, as a beacon, or in-process on the server. */
export type Fetch = (path: string, init?: RequestInit) => Promise<ApiResponse>;

export const fetchOverHttp: Fetch = (path, init) => fetch(path, { credentials: 'include', ...init });

/** Makes a contract call by HTTP; throws `ApiError` when the response is not OK. Files are links, by `callPath`. */
export const call = <Id extends SiteOperationId>(id: Id, ...input: LastArgument<CallInput<Id>>) =>
  callBy(fetchOverHttp, id, ...input);

/** The same, sent in another way. */
export async function callBy<Id extends SiteOperationId>(
  send: Fetch,
  id: Id,
  ...[input]: LastArgument<CallInput<Id>>
): Promise<CallAnswer<Id>> {
  const [method, path] = callTable[id];
  const { body, ...address }: AnyInput = input ?? {};
  const response = await send(buildPath(path, address), { method, ...withBody(body) });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  // The server already validates every response against the contract; validating again would slow the browser down.
  return answer as CallAnswer<Id>;
}

/** The URL of a call, for links, forms and beacons. */
export function callPath<Id extends SiteOperationId>(
  id: Id,
  ...[input]: LastArgument<AddressInput<Id>>
): string {
  const [, path] = callTable[id];
  return buildPath(path, input ?? {});
}
