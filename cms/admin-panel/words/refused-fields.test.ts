import { describe, expect, it } from 'vitest';
import { marksFor, refusedIn } from './refused-fields.ts';

const message = 'The link “the old shop” leads nowhere.';
const errors = [{ message: 'Not saved yet.', data: { errors: [{ path: 'card.text', message }] } }];
const refused = refusedIn({ errors }, { card: { text: 'the old shop' } });

describe('a field that the server refused', () => {
  it.each([
    ['stays in red after a late answer', 'the old shop', true, undefined, [false, message]],
    ['is left alone in red', 'the old shop', false, message, undefined],
    ['is no longer refused once it is mended', 'the new shop', false, message, [true, undefined]],
    ['keeps what is wrong with it now', '', false, 'This field is required.', undefined],
    ['is left alone once it is mended', 'the new shop', true, undefined, undefined],
  ])('%s', (_what, value, valid, errorMessage, mark) => {
    const fields = { 'card.text': { value, valid, ...(errorMessage && { errorMessage }) } };
    const expected = mark && { path: 'card.text', valid: mark[0], errorMessage: mark[1] };
    expect(marksFor(fields, refused)).toEqual(expected ? [expected] : []);
  });

  it('is none of a refusal that names no field', () => {
    expect(refusedIn({ errors: [{ message: 'No.' }] }, {}).size).toBe(0);
    expect(refusedIn(null, {}).size).toBe(0);
  });
});
