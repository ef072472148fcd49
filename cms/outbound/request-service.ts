/**
 * Calls a service that the operator configured, which may well be in our own network. Redirects are not followed: they
 * lead to a page for people.
 */
export function requestService(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, redirect: 'manual' });
}
