import { expect, test } from 'vitest';
import { likelyName } from './likely-name.ts';

const KNOWN = ['Hampden', 'Arlington', 'Fells Point', 'Mount Vernon', 'North Canton', 'Mexican', 'Soul Food'];

test.each([
  ['Hampdn', 'Hampden'],
  ['Mexcian', 'Mexican'],
  ['Fells Pt.', 'Fells Point'],
  ['Point Fells', 'Fells Point'],
  ['Fels Piont', null],
  ['Mt Vernon', 'Mount Vernon'],
  ['Mountvernn', 'Mount Vernon'],
  ['Hamp den', 'Hampden'],
  ['Irvington', null],
  ['South Canton', null],
  ['Canton', null],
  ['Hampden', null],
  ['Pier 5', null],
])('“%s” is probably %s', (name, likely) => {
  expect(likelyName(name, KNOWN)).toBe(likely);
});
