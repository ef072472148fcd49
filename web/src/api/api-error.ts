/** A response that was not OK. The message is the status, a colon, a space, and the body's text (spec 1 §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly text: string;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.text = text;
  }
}

/** The reason in words; `message` has the status. The browser's own network errors are not meant for visitors. */
export function reasonOf(error: unknown, part: 'text' | 'message' = 'text'): string {
  return error instanceof ApiError ? error[part] : 'We couldn’t get through. Please try again.';
}

/** The address does not exist: unknown (404), or invalid (400, as in `/restaurants/abc`). */
export function isNotFoundError(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** The session has expired, even if the page still shows a user. */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export async function orSignedOut<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isSignedOutError(error)) return null;
    throw error;
  }
}

/** False if the same request would be refused again. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 429 || error.status >= 500;
