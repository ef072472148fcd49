import { queryOptions } from '@tanstack/react-query';
import { type ApiError, orSignedOut } from './api-error.ts';
import { call } from './call.ts';

/** Spec 2 §9. */
const FRESH_FOR_MS = 5 * 60 * 1000;

/** The signed-in staff member, or `null`; not retried, fresh for five minutes (spec 2 §7). */
export const currentAdminQuery = queryOptions({
  queryKey: ['getCurrentAdmin'],
  staleTime: FRESH_FOR_MS,
  retry: false,
  queryFn: () => orSignedOut(call('getCurrentAdmin')),
});

interface LoginRefusal {
  readonly error: string | null;
  /** The password is right, and the account has a second factor. */
  readonly asksForCode: boolean;
}

/** Parses a refused sign-in: only this call returns errors as an object (spec 2 §7). */
export function readLoginRefusal({ text }: ApiError): LoginRefusal {
  try {
    const { error, secondFactor } = JSON.parse(text) ?? {};
    return { error: typeof error === 'string' ? error : null, asksForCode: secondFactor === 'code' };
  } catch {
    return { error: null, asksForCode: false };
  }
}
