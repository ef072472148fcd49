import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findOverlap,
  openingState,
  WEEKDAYS,
  type LocalMoment,
  type OpeningSpan,
  type Weekday,
} from './opening-hours.ts';

/** `span('mon 11:00-22:00')` */
function span(text: string): OpeningSpan {
  const [, day, opens = '', closes = ''] = /^(\w+) (.+)-(.+)$/.exec(text) ?? [];
  return { day: weekday(day), opens, closes };
}

/** `at('mon 12:30')` */
function at(text: string): LocalMoment {
  const [, day, hours, minutes] = /^(\w+) (\d\d):(\d\d)$/.exec(text) ?? [];
  return { day: weekday(day), minutes: Number(hours) * 60 + Number(minutes) };
}

function weekday(day: string | undefined): Weekday {
  const found = WEEKDAYS.find((known) => known === day);
  if (found === undefined) throw new Error(`no weekday: ${day}`);
  return found;
}

/** `open until fri 02:00 +1`, the number being the days ahead. */
function told(spans: string[], moment: string): string {
  const answer = openingState(spans.map(span), at(moment));
  if (answer.state === 'unknown') return 'unknown';
  const [word, time] =
    answer.state === 'open' ? ['open until', answer.until] : ['closed until', answer.opensAt];
  return `${word} ${time === null ? 'ever' : `${time.day} ${time.time} +${time.daysAhead}`}`;
}

const TIME = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});
const ANY_WEEK = fc.array(fc.record({ day: fc.constantFrom(...WEEKDAYS), opens: TIME, closes: TIME }), {
  minLength: 1,
  maxLength: 10,
});
const ANY_MOMENT = fc.record({
  day: fc.constantFrom(...WEEKDAYS),
  minutes: fc.integer({ min: 0, max: 1439 }),
});

describe('the opening state', () => {
  test('is unknown when the hours are', () => {
    expect(openingState(null, at('mon 12:00'))).toEqual({ state: 'unknown' });
  });

  test.each([
    ['an ordinary day', ['mon 11:00-22:00'], 'mon 12:00', 'open until mon 22:00 +0'],
    ['the minute it opens', ['mon 11:00-22:00'], 'mon 11:00', 'open until mon 22:00 +0'],
    ['the minute it closes', ['mon 11:00-22:00'], 'mon 22:00', 'closed until mon 11:00 +7'],
    ['before it opens', ['mon 11:00-22:00'], 'mon 10:59', 'closed until mon 11:00 +0'],
    ['a day off', ['mon 11:00-22:00', 'wed 17:00-22:00'], 'tue 12:00', 'closed until wed 17:00 +1'],
    ['a split day, at lunch', ['tue 11:30-14:00', 'tue 17:00-22:00'], 'tue 12:00', 'open until tue 14:00 +0'],
    [
      'a split day in any order',
      ['tue 17:00-22:00', 'tue 11:30-14:00'],
      'tue 10:00',
      'closed until tue 11:30 +0',
    ],
    ['over midnight, before', ['fri 18:00-02:00'], 'fri 23:30', 'open until sat 02:00 +1'],
    ['over midnight, after', ['fri 18:00-02:00'], 'sat 01:59', 'open until sat 02:00 +0'],
    ['over midnight, too late', ['fri 18:00-02:00'], 'sat 02:00', 'closed until fri 18:00 +6'],
    [
      'over midnight says nothing about the night before',
      ['fri 18:00-02:00'],
      'fri 01:00',
      'closed until fri 18:00 +0',
    ],
    ['over the end of the week', ['sun 18:00-02:00'], 'mon 01:00', 'open until mon 02:00 +0'],
    ['until midnight', ['mon 11:00-00:00'], 'mon 23:59', 'open until tue 00:00 +1'],
    ['spans that touch', ['mon 11:00-14:00', 'mon 14:00-22:00'], 'mon 12:00', 'open until mon 22:00 +0'],
    [
      'a weekend around the clock',
      ['fri 17:00-24:00', 'sat 00:00-24:00', 'sun 00:00-20:00'],
      'fri 18:00',
      'open until sun 20:00 +2',
    ],
    ['a day from six to six', ['mon 06:00-06:00'], 'tue 05:00', 'open until tue 06:00 +0'],
    [
      'an unreadable span beside a good one',
      ['mon 25:00-26:00', 'mon 11:00-22:00'],
      'mon 12:00',
      'open until mon 22:00 +0',
    ],
    ['nothing but unreadable spans', ['mon noon-late', 'tue 11:00-99:99'], 'mon 12:00', 'unknown'],
    ['closed all week', [], 'mon 12:00', 'closed until ever'],
  ])('on %s', (_case, spans, moment, expected) => {
    expect(told(spans, moment)).toBe(expected);
  });

  test.each(['24:00', '00:00', '23:59'])('never closes when every day runs from 00:00 to %s', (closes) => {
    const spans = WEEKDAYS.map((day) => `${day} 00:00-${closes}`);
    expect(told(spans, 'thu 23:59')).toBe('open until ever');
    expect(told(spans, 'mon 00:00')).toBe('open until ever');
  });

  test.each(['noon-22:00', '11:00-late', '11:00pm-22:00', 'x11:00-22:00', '111:00-22:00', '11:60-22:00'])(
    'is unknown if there is only %s',
    (hours) => {
      expect(told([`mon ${hours}`], 'mon 12:00')).toBe('unknown');
    },
  );

  test('has the date of a change if today’s date is known', () => {
    const spans = [span('wed 17:00-02:00')];
    const opensAt = { day: 'wed', time: '17:00', daysAhead: 2, date: '2026-11-25' };
    expect(openingState(spans, { ...at('mon 12:00'), date: '2026-11-23' })).toEqual({
      state: 'closed',
      opensAt,
    });
    expect(openingState(spans, at('mon 12:00'))).not.toHaveProperty('opensAt.date');
  });

  test('changes exactly at the moment it names', () => {
    fc.assert(
      fc.property(ANY_WEEK, ANY_MOMENT, (week, now) => {
        const answer = openingState(week, now);
        if (answer.state === 'unknown') throw new Error('readable hours must be known');
        const change = answer.state === 'open' ? answer.until : answer.opensAt;
        if (change === null) return;
        const then = openingState(week, at(`${change.day} ${change.time}`));
        expect(then.state).toBe(answer.state === 'open' ? 'closed' : 'open');
      }),
    );
  });

  test('is the same beside a special day long past, for which it looks further ahead', () => {
    const past = [{ date: '2020-02-29', spans: [] }];
    fc.assert(
      fc.property(ANY_WEEK, ANY_MOMENT, (week, now) => {
        const today = { ...now, date: '2026-11-28' };
        expect(openingState(week, today, past)).toEqual(openingState(week, today));
      }),
    );
  });
});

describe('spans of a week', () => {
  test.each([
    ['mon 11:00-14:00', 'mon 17:00-22:00', false],
    ['mon 11:00-14:00', 'mon 14:00-22:00', false],
    ['mon 11:00-14:00', 'mon 13:00-22:00', true],
    ['mon 11:00-14:00', 'mon 11:00-14:00', true],
    ['mon 18:00-02:00', 'tue 02:00-05:00', false],
    ['mon 18:00-02:00', 'tue 01:00-05:00', true],
    ['sun 18:00-02:00', 'mon 01:00-05:00', true],
    ['mon 00:00-00:00', 'tue 00:00-00:00', false],
    ['mon 10:00-10:00', 'tue 09:00-12:00', true],
  ])('%s and %s overlap: %s', (one, other, isOverlap) => {
    expect(findOverlap([span(one), span(other)]) !== null).toBe(isOverlap);
    expect(findOverlap([span(other), span(one)]) !== null).toBe(isOverlap);
  });
});
