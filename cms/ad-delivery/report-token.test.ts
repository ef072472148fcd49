import { expect, it } from 'vitest';
import { readReportToken, signReport } from './report-token.ts';

const claim = { campaign: 7, lastDay: '2026-12-31' };
const token = signReport('secret', claim);

it('a report’s token says what it opens and until when', () => {
  expect(readReportToken('secret', token)).toEqual(claim);
});

it.each([
  ['of another campaign', token.replace('7.', '8.')],
  ['with a later day', token.replace('2026', '2027')],
  ['signed with another key', signReport('other', claim)],
  ['written otherwise', `0${token}`],
  ['that is empty', ''],
])('a token %s opens nothing', (_what, other) => {
  expect(readReportToken('secret', other)).toBeNull();
});
