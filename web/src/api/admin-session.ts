import { queryOptions } from '@tanstack/react-query';
import { type ApiError, orSignedOut } from './api-error.ts';
import { call, type Fetch } from './call.ts';

/** Spec 2 §9. */
const FRESH_FOR_MS = 5 * 60 * 1000;

/** The signed-in staff member, or `null`; not retried, fresh for five minutes (spec 2 §7). */
export const currentAdminQuery = (fetchApi: Fetch) =>
  queryOptions({
    queryKey: ['getCurrentAdmin'],
    staleTime: FRESH_FOR_MS,
    retry: false,
    queryFn: () => orSignedOut(call(fetchApi, 'getCurrentAdmin')),
  });

/** The message of a refused sign-in: only this call returns errors as an object (spec 2 §7). */
export function loginRefusal(error: ApiError): string | null {
  try {
    const answer: unknown = JSON.parse(error.text);
    const isObject = typeof answer === 'object' && answer !== null && 'error' in answer;
    return isObject && typeof answer.error === 'string' ? answer.error : null;
  } catch {
    return null;
  }
}
