import { expect, it } from 'vitest';
import { readReportToken, signReport } from './report-token.ts';

const claim = { campaign: 7, lastDay: '2026-12-31', round: 0 };
const token = signReport('secret', claim);

it('a report’s token says what it opens, until when, and before which withdrawal it was given out', () => {
  expect(readReportToken('secret', token)).toEqual(claim);
  const later = { ...claim, round: 2 };
  expect(readReportToken('secret', signReport('secret', later))).toEqual(later);
});

it.each([
  ['of another campaign', token.replace('7.', '8.')],
  ['with a later day', token.replace('2026', '2027')],
  ['of another round', token.replace('-31.', '-31.1.')],
  ['signed with another key', signReport('other', claim)],
  ['written otherwise', `0${token}`],
  ['that is empty', ''],
])('a token %s opens nothing', (_what, other) => {
  expect(readReportToken('secret', other)).toBeNull();
});
