import { CONTRACT_PREFIX } from '#cms/endpoints/index';
import { withBody } from '#contract/call-request';
import type { AdminRole } from '#domain/people/staff-roles';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { createAdmin, TEST_PASSWORD } from './factories.ts';
import { TEST_SITE_URL, type TestCms } from './open-test-cms.ts';

export interface RestCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/cms/api`. */
  path: string;
  /** The value of the staff cookie. */
  token?: string | undefined;
  body?: object | FormData | Blob;
  headers?: Record<string, string>;
}

export interface RestAnswer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Sends a request to Payload's REST API as a browser on the site's pages would. */
export async function callRest(
  config: SanitizedConfig,
  { method, path, token, body, headers }: RestCall,
): Promise<RestAnswer> {
  const request = new Request(`${TEST_SITE_URL}/cms/api${path}`, { method, ...withBody(body) });
  const more = { origin: TEST_SITE_URL, ...(token && { cookie: `cms-token=${token}` }), ...headers };
  for (const [name, value] of Object.entries(more)) request.headers.set(name, value);
  const response = await handleEndpoints({ config, request });
  const text = await response.text();
  return { status: response.status, body: readJson(text), headers: response.headers };
}

/** A GET of the contract by its path (`/api/search?q=crab`), as the site makes it for a visitor. */
export function callContract(config: SanitizedConfig, path: string): Promise<RestAnswer> {
  return callRest(config, { method: 'GET', path: CONTRACT_PREFIX + path });
}

/** Signs staff in through the contract and returns the session token. */
export async function signInToRest(
  config: SanitizedConfig,
  { username, password = TEST_PASSWORD }: { username: string; password?: string },
): Promise<string> {
  const { headers, body } = await callRest(config, {
    method: 'POST',
    path: `${CONTRACT_PREFIX}/api/admin/login`,
    body: { username, password },
  });
  const [, token] = /\bcms-token=([^;]+)/.exec(headers.getSetCookie().join()) ?? [];
  if (!token) throw new Error(`Nobody was signed in: ${JSON.stringify(body)}`);
  return token;
}

/** The session token of a new member of staff with these roles. */
export async function staffToken({ config, payload }: TestCms, ...roles: AdminRole[]): Promise<string> {
  const { username } = await createAdmin(payload, roles);
  return signInToRest(config, { username: username ?? '' });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
