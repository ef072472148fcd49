import { data } from 'react-router';
import { isNotFoundError } from '../api/api-error.ts';

export function notFound(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

/** Turns a not-found error into the 404 page; rethrows other failures. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFoundError(error)) return notFound();
    throw error;
  }
}
