import { describe, expect, it } from 'vitest';
import { marksFor, refusedIn } from './refused-fields.ts';

const message = 'Saturday’s hours overlap.';
const errors = [{ message: 'Not saved yet.', data: { errors: [{ path: 'week.hours', message }] } }];
const refused = refusedIn({ errors }, { week: { hours: [6, 8] } });

describe('a field that the server refused', () => {
  it.each([
    ['stays in red after a late answer', [6, 8], true, undefined, [false, message]],
    ['is left alone in red', [6, 8], false, message, undefined],
    ['is no longer refused once it is mended', [6, 9], false, message, [true, undefined]],
    ['keeps what is wrong with it now', [], false, 'This field is required.', undefined],
    ['is left alone once it is mended', [6, 9], true, undefined, undefined],
  ])('%s', (_what, hours, valid, errorMessage, mark) => {
    const fields = { 'week.hours': { value: hours.length, valid, ...(errorMessage && { errorMessage }) } };
    const expected = mark && { path: 'week.hours', valid: mark[0], errorMessage: mark[1] };
    expect(marksFor(refused, fields, () => ({ week: { hours } }))).toEqual(expected ? [expected] : []);
  });

  it('is none of a refusal that names no field', () => {
    expect(refusedIn({ errors: [{ message: 'No.' }] }, {}).size).toBe(0);
    expect(refusedIn(null, {}).size).toBe(0);
  });
});
