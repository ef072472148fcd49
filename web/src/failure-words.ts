import { isRouteErrorResponse } from 'react-router';
import { ApiError } from './api/api-error.ts';

/** True where the site asks for a moment: too much was asked of it, or its database is away. Nothing is broken. */
export function isToWait(error: unknown): boolean {
  return (error instanceof ApiError || isRouteErrorResponse(error)) && [429, 503].includes(error.status);
}

/** A failure as `status: text` (spec 1 §8), `null` if there was no answer or the failure is unexpected. */
export function failureWords(error: unknown): string | null {
  if (error instanceof ApiError) return error.message;
  return isRouteErrorResponse(error) ? `${error.status}: ${error.statusText}` : null;
}
