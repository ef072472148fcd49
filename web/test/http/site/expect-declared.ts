import type { Operation } from '#contract/operation';
import { expect } from 'vitest';
import type { Answer } from './send.ts';

/** Checks that the answer has a declared status and exactly the declared body: no extra fields, no stack. */
export function expectDeclared({ responses }: Operation, answer: Answer): void {
  const declared = responses[answer.status];
  if (declared === undefined)
    throw new Error(`${answer.status} is not declared: ${answer.text.slice(0, 300)}`);
  if (declared === 'empty') {
    expect(answer.text).toBe('');
    return;
  }
  if (declared === 'text') {
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    // One sentence, without stack lines, SQL, or paths.
    expect(answer.text).toMatch(/^[^\n]{1,200}$/);
    expect(answer.text).not.toMatch(/\bat [\w.<>]+ \(|\bselect .* from\b|(\/[\w.-]+){3}/i);
    return;
  }
  if (typeof declared === 'string') {
    expect(answer.headers['content-type']).toContain(declared);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename/);
    return;
  }
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  const body = answer.json();
  // The schema drops unknown fields, so there must be none.
  expect(declared.parse(body)).toEqual(body);
}
