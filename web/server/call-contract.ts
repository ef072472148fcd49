import { DINER_COOKIE_PREFIX } from '#cms/endpoints/accounts/diner-session';
import { admit, CONTRACT_PREFIX } from '#cms/endpoints/serve-operation';
import type { Operation } from '#contract/operation';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { parseCookies } from 'payload/shared';

export interface ContractCall {
  config: SanitizedConfig;
  operation: Pick<Operation, 'audience'>;
  request: Request;
}

/**
 * Runs a call of the contract through Payload's own handler, with the request's Payload context. The session that
 * counts is the one of the call's audience: Payload has one cookie for all its auth collections, and a staff
 * member who also has a diner account must be each of them in the right place.
 */
export function callContract({ config, operation, request }: ContractCall): Promise<Response> {
  const headers = new Headers(request.headers);
  const token = sessionToken(headers.get('cookie') ?? '', operation.audience, config.cookiePrefix);
  headers.delete('cookie');
  headers.delete('authorization');
  // Payload would take a POST with one of these for a GET.
  headers.delete('x-http-method-override');
  headers.delete('x-payload-http-method-override');
  if (token) headers.set('authorization', `JWT ${token}`);
  admit(headers);
  return handleEndpoints({
    config,
    request: new Request(request, { headers }),
    path: `${config.routes.api}${CONTRACT_PREFIX}${new URL(request.url).pathname}`,
  });
}

/** The token of the session that counts for an audience, unchecked. */
export function sessionToken(
  cookies: string,
  audience: Operation['audience'],
  adminPrefix: string,
): string | undefined {
  if (audience === 'public') return undefined;
  const name = `${audience === 'admin' ? adminPrefix : DINER_COOKIE_PREFIX}-token`;
  const token = parseCookies(new Headers({ cookie: cookies })).get(name);
  // Anything else is no token of ours, and may be nothing that a header can hold.
  return token !== undefined && /^[\w.-]+$/.test(token) ? token : undefined;
}
