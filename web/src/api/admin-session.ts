import type { LoginInput } from '#contract/accounts';
import type { Admin } from '#contract/admin-session';
import { queryOptions } from '@tanstack/react-query';
import { type ApiError, isSignedOutError } from './api-error.ts';
import { readJson, send, sendForJson, type Fetch } from './client.ts';

/** Spec 2 §9. */
const FRESH_FOR_MS = 5 * 60 * 1000;

/** The staff member who is signed in, `null` when nobody is; not retried, fresh for five minutes (spec 2 §7). */
export const currentAdminQuery = (fetchApi: Fetch) =>
  queryOptions({
    queryKey: ['admin'],
    staleTime: FRESH_FOR_MS,
    retry: false,
    queryFn: (): Promise<Admin | null> =>
      readJson<Admin>(fetchApi, '/api/admin/me').catch((error: unknown) => {
        if (isSignedOutError(error)) return null;
        throw error;
      }),
  });

export const adminLogin = (fetchApi: Fetch, body: LoginInput) =>
  sendForJson<{ username: string }>(fetchApi, '/api/admin/login', { method: 'POST', body });

export const adminLogout = (fetchApi: Fetch) => send(fetchApi, '/api/admin/logout', { method: 'POST' });

/** The sentence in a refused sign-in: this call alone answers errors as an object (spec 2 §7). */
export function loginRefusal(error: ApiError): string | null {
  try {
    const answer: unknown = JSON.parse(error.text);
    const isObject = typeof answer === 'object' && answer !== null && 'error' in answer;
    return isObject && typeof answer.error === 'string' ? answer.error : null;
  } catch {
    return null;
  }
}
