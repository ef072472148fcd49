import { fetchOverHttp, type Fetch } from './call.ts';

/** A request that outlives the page. */
export const fetchToTheEnd: Fetch = (path, init) => fetchOverHttp(path, { ...init, keepalive: true });

/** A beacon has no response: being queued counts as success. */
export const sendBeacon: Fetch = async (path, init) => {
  const body = new Blob([String(init?.body)], { type: 'application/json' });
  return navigator.sendBeacon?.(path, body) ? new Response(null, { status: 204 }) : fetchToTheEnd(path, init);
};
