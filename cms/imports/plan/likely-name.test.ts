import { expect, test } from 'vitest';
import { likelyName } from './likely-name.ts';
import cases from './likely-name.test.json' with { type: 'json' };

const KNOWN = ['Hampden', 'Arlington', 'Fells Point', 'Mount Vernon', 'North Canton', 'Mexican', 'Soul Food'];

test.each(cases.likely as [string, string | null][])('“%s” is probably %s', (name, likely) => {
  expect(likelyName(name, KNOWN)).toBe(likely);
});
