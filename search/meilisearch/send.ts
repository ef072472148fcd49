import { request, type Dispatcher } from 'undici';

/** The part of `fetch` that we use. */
export type Send = (
  input: string | URL | Request,
  init?: RequestInit,
) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;

/**
 * Like `fetch`, with a fifth of its processor time, which exceeds that of an in-process search. Idle connections are
 * closed after 4 s, before Meilisearch closes them after 5, so that none closes during a request.
 */
export const send: Send = async (input, { method = 'GET', headers, body, signal } = {}) => {
  const { statusCode: status, body: answer } = await request(input instanceof Request ? input.url : input, {
    method: method as Dispatcher.HttpMethod,
    headers: new Headers(headers),
    ...(typeof body === 'string' && { body }),
    ...(signal && { signal }),
  });
  const text = await answer.text();
  return { status, ok: status >= 200 && status < 300, text: () => Promise.resolve(text) };
};
