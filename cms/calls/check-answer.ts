import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '#contract/operation';
import type { GivenAnswer } from './call-answer.ts';

/** In development, and in tests, which run what runs in production. */
const isChecked = process.env.NODE_ENV !== 'production' || process.env.CHECK_ANSWERS !== undefined;

/** Throws where an answer is not exactly what its operation declares. Types have said so already, but for extra fields. */
export function checkAnswer({ method, path, responses }: Operation, { status, body }: GivenAnswer): void {
  if (!isChecked) return;
  const declared = responses[status];
  if (declared === undefined) throw new Error(`${method} ${path} does not declare ${status}.`);
  if (typeof declared === 'string') return;
  const sent: unknown = JSON.parse(JSON.stringify(body));
  // The schema drops what it does not know: what is left must be all there was.
  if (!isDeepStrictEqual(declared.parse(sent), sent)) {
    throw new Error(`${method} ${path} answers ${status} with fields that it does not declare.`);
  }
}
