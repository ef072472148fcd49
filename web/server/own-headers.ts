import type { ServerResponse } from 'node:http';

/** Response headers without the request id, which belongs to a single request. */
export function ownHeaders(res: ServerResponse): ReturnType<ServerResponse['getHeaders']> {
  const { 'x-request-id': _requestId, ...headers } = res.getHeaders();
  return headers;
}
