import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '../api/api-error.ts';

/** True if the visitor should retry in a moment: too many requests (429), or the database is unavailable (503). */
export function isTemporaryFailure(error: unknown): boolean {
  return (error instanceof ApiError || isRouteErrorResponse(error)) && [429, 503].includes(error.status);
}

/** What the server said of a failure; `null` if there was no response or the failure is unexpected. */
export function failureWords(error: unknown): string | null {
  return error instanceof ApiError ? error.text : null;
}
