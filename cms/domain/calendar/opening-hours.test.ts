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
import cases from './opening-hours.test.json' with { type: 'json' };

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

  test.each(cases.states as [string, string[], string, string][])(
    'on %s',
    (_case, spans, moment, expected) => {
      expect(told(spans, moment)).toBe(expected);
    },
  );

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
  test.each(cases.overlaps as [string, string, boolean][])(
    '%s and %s overlap: %s',
    (one, other, isOverlap) => {
      expect(findOverlap([span(one), span(other)]) !== null).toBe(isOverlap);
      expect(findOverlap([span(other), span(one)]) !== null).toBe(isOverlap);
    },
  );
});
