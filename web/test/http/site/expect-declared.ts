import type { Operation } from '#contract/operation';
import { expect } from 'vitest';
import type { Answer } from './send.ts';

/** The answer has a status the operation declares and exactly the body it declares: no field more, no stack. */
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
    // One sentence: no line of a stack, no statement, no path.
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
  // The schema drops what it does not know: what is left must be all there was.
  expect(declared.parse(body)).toEqual(body);
}
