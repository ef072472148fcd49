import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '#contract/operation';
import type { GivenAnswer } from './call-answer.ts';

/** In development, and in tests, which run with NODE_ENV=production. */
const isChecked = process.env.NODE_ENV !== 'production' || process.env.CHECK_ANSWERS !== undefined;

/** Throws unless a response is exactly what its operation declares. Types already check all but extra fields. */
export function checkAnswer({ method, path, responses }: Operation, { status, body }: GivenAnswer): void {
  if (!isChecked) return;
  const declared = responses[status];
  if (declared === undefined) throw new Error(`${method} ${path} does not declare ${status}.`);
  if (typeof declared === 'string') return;
  const sent: unknown = JSON.parse(JSON.stringify(body));
  // The schema strips unknown fields, so a difference means undeclared fields.
  if (!isDeepStrictEqual(declared.parse(sent), sent)) {
    throw new Error(`${method} ${path} answers ${status} with fields that it does not declare.`);
  }
}
