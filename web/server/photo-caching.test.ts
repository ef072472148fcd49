import { expect, test } from 'vitest';
import { photoCaching } from './serve-files.ts';

const PHOTO = '/place-photos/file/a.webp';

test.each([
  ['of a version, for anyone', PHOTO, { v: 't2' }, {}, 'public, max-age=31536000, s-maxage=86400, immutable'],
  [
    'of a version, for staff',
    PHOTO,
    { v: 't2' },
    { cookie: 'a=b; cms-token=x' },
    'private, max-age=31536000, immutable',
  ],
  [
    'of a version, for a program',
    PHOTO,
    { v: 't2' },
    { authorization: 'JWT x' },
    'private, max-age=31536000, immutable',
  ],
  ['of no version', PHOTO, {}, {}, 'public, max-age=300'],
  ['of no version, for staff', PHOTO, {}, { cookie: 'cms-token=x' }, 'private, no-cache'],
  ['elsewhere', '/place-photos/7', { v: 't2' }, {}, undefined],
])('a photo %s', (_, path, query, headers, expected) => {
  expect(photoCaching({ path, query, headers })).toBe(expected);
});
