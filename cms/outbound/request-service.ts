/** For services of the operator, also in our own network. Redirects lead to pages for people. */
export function requestService(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, redirect: 'manual' });
}
