import type { ServerResponse } from 'node:http';

/** Headers of the address, without the one that belongs to a single request. */
export function ownHeaders(res: ServerResponse): ReturnType<ServerResponse['getHeaders']> {
  const { 'x-request-id': _requestId, ...headers } = res.getHeaders();
  return headers;
}
