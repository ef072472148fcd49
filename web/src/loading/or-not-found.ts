import { data } from 'react-router';
import { isNotFoundError } from '../api/api-error.ts';

export function notFound(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

/** An address that names nothing is a page of its own, with its own status; other failures stay failures. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFoundError(error)) return notFound();
    throw error;
  }
}
