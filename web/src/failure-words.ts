import { isRouteErrorResponse } from 'react-router';
import { ApiError } from './api/api-error.ts';

/** A failure as `status: text` (spec 1 §8), `null` where there was no answer at all or nobody foresaw it. */
export function failureWords(error: unknown): string | null {
  if (error instanceof ApiError) return error.message;
  return isRouteErrorResponse(error) ? `${error.status}: ${error.statusText}` : null;
}
