import {
  CONTRACT_PREFIX,
  endpointPath,
  type AnswerCall,
  type ServedAnswer,
} from '#cms/endpoints/serve-operation';
import { createLocalReq, type Payload } from 'payload';
import type { PublicRead } from './match-operation.ts';

export type ReadPublic = (read: PublicRead & { readonly url: URL }) => Promise<ServedAnswer>;

/**
 * Reads of the contract for nobody in particular: the same endpoints, asked as this process asks Payload for anything
 * else. There is no session to look up and no route to find, which is most of what Payload does for a request from
 * outside, and more than many a read takes.
 */
export function openPublicReads(payload: Payload): ReadPublic {
  const endpoints = new Map<string, AnswerCall>();
  for (const { method, path, custom } of payload.config.endpoints) {
    if (method === 'get' && path.startsWith(CONTRACT_PREFIX)) endpoints.set(path, custom?.answer);
  }
  return async ({ operation, params, url }) => {
    const answer = endpoints.get(endpointPath(operation));
    if (!answer) throw new Error(`Payload has no endpoint for ${operation.path}.`);
    const { href, pathname, searchParams, host, protocol, origin } = url;
    const request = { url: href, pathname, searchParams, host, protocol, origin, routeParams: params };
    return answer(await createLocalReq({ req: request }, payload));
  };
}
