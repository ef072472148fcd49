import { expect, test } from 'vitest';
import { comingSpecialDays, holidayNotice } from './hours-card.tsx';

const DAYS = [
  { date: '2026-12-31', spans: [{ opens: '17:00', closes: '02:00' }] },
  { date: '2026-12-25', spans: [] },
  { date: '2026-11-26', spans: [] },
];

test('special days are sorted, without past ones', () => {
  expect(comingSpecialDays(DAYS, '2026-12-25')).toEqual([
    { date: '2026-12-25', day: 'Christmas Day, December 25', hours: [] },
    { date: '2026-12-31', day: 'New Year’s Eve, December 31', hours: ['5 p.m.–2 a.m.'] },
  ]);
});

test('the server doesn’t know today and shows them all', () => {
  expect(comingSpecialDays(DAYS, undefined).map(({ date }) => date)).toEqual([
    '2026-11-26',
    '2026-12-25',
    '2026-12-31',
  ]);
});

test.each([
  ['2026-11-20', [], 'Thanksgiving hours may differ; call.'],
  ['2026-11-20', DAYS, null],
  ['2026-11-18', [], null],
  ['2026-12-20', DAYS, 'Christmas Eve hours may differ; call.'],
])('on %s, hours of a coming holiday that nobody confirmed are a question', (today, days, notice) => {
  expect(holidayNotice(days, today)).toBe(notice);
});
