import { expect, test } from 'vitest';
import { weekTable } from './hours-card.tsx';

const hoursOf = (day: string, spans: Parameters<typeof weekTable>[0]) =>
  weekTable(spans).find((row) => row.day === day)?.hours;

test('the week starts on Monday and has seven days', () => {
  const days = weekTable([]).map(({ day }) => day);
  expect([days[0], days.length]).toEqual(['Monday', 7]);
});

test('the week starts today once that is known', () => {
  const days = weekTable([], 'sat').map(({ day }) => day);
  expect([days[0], days[1], days.length]).toEqual(['Saturday', 'Sunday', 7]);
});

test.each([
  ['11:00', '22:30', '11 a.m.–10:30 p.m.'],
  ['23:00', '22:00', '11 p.m.–10 p.m.'],
  ['17:00', '02:00', '5 p.m.–2 a.m.'],
  ['00:30', '12:15', '12:30 a.m.–12:15 p.m.'],
  ['00:00', '00:00', 'Open 24 hours'],
])('%s to %s is shown as %s', (opens, closes, text) => {
  expect(hoursOf('Tuesday', [{ day: 'tue', opens, closes }])).toEqual([text]);
});

test('lunch and dinner are in chronological order', () => {
  const spans = [
    { day: 'tue', opens: '17:00', closes: '22:00' },
    { day: 'tue', opens: '11:00', closes: '14:00' },
  ] as const;
  expect(hoursOf('Tuesday', spans)).toEqual(['11 a.m.–2 p.m.', '5–10 p.m.']);
});
