import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeHours } from '../imports/hours-text.ts';
import { clockAt, findOverlap, WEEKDAYS } from './opening-hours.ts';
import { readHours, wholeWeek } from './read-hours.ts';
import cases from './read-hours.test.json' with { type: 'json' };

/** "11:00-22:00 x5 - -": one entry per day from Monday, `-` is closed, `?` unknown. */
function shown(text: string): string {
  const { days } = readHours(text);
  const week = WEEKDAYS.map((day) => {
    const spans = days[day];
    if (!spans) return '?';
    return spans.map(({ opens, closes }) => `${opens}-${closes}`).join('+') || '-';
  });
  const runs: { said: string; count: number }[] = [];
  for (const said of week) {
    const last = runs.at(-1);
    if (last?.said === said) last.count += 1;
    else runs.push({ said, count: 1 });
  }
  return runs.map(({ said, count }) => (count > 1 ? `${said} x${count}` : said)).join(' ');
}

const LUNCH = '11:00-22:00';

describe('a text with hours', () => {
  it.each(cases.read)('%j is read', (text, week) => {
    expect(shown(text)).toBe(week);
  });

  it.each(cases.halves)('%s without both halves of the day is %s', (text, span) => {
    expect(shown(text)).toBe(`${span} x7`);
  });

  // Each may be two things: a diner's 7 a.m. to 3 p.m., or a bar's 7 p.m. to 3 a.m.
  it.each(['7-3', '5-1', '6-9', '11-2', '9-12', '11am-2', '09:00-05:00', '0:0-0:0', '11am-11am'])(
    'does not guess at %s',
    (text) => {
      expect(readHours(text)).toEqual({ days: {}, unread: [text], aside: [] });
    },
  );

  it.each([
    ['Mon-Fri 11-10, Sat by chance', ['Sat by chance'], `${LUNCH} x5 ? x2`],
    ['Mon 5pm-close; Tue 5pm-10pm', ['Mon 5pm-close'], '? 17:00-22:00 ? x5'],
    ['Apr-Oct: Mo-Su 11:00-22:00', ['Apr-Oct: Mo-Su 11:00-22:00'], '? x7'],
    ['Mon 11am-5pm, Mon 4pm-9pm', ['Mon 4pm-9pm'], '? x7'],
    ['Mon 18:00-03:00; Tue 02:00-04:00', ['Mon 18:00-03:00; Tue 02:00-04:00'], '? x7'],
    ['call first', ['call first'], '? x7'],
    ['Mon, Tue', ['Mon, Tue'], '? x7'],
    ['25:00-26:00', ['25:00-26:00'], '? x7'],
  ])('names what it does not understand in %j', (text, unread, week) => {
    expect(readHours(text).unread).toEqual(unread);
    expect(wholeWeek(readHours(text))).toBeNull();
    expect(shown(text)).toBe(week);
  });

  it('is read as it was written, if no two spans overlap; else not at all', () => {
    const clock = fc.integer({ min: 0, max: 1439 }).map(clockAt);
    const span = fc.record({ day: fc.constantFrom(...WEEKDAYS), opens: clock, closes: clock });
    const bySpan = (a: { day: string; opens: string }, b: typeof a) =>
      WEEKDAYS.findIndex((day) => day === a.day) - WEEKDAYS.findIndex((day) => day === b.day) ||
      a.opens.localeCompare(b.opens);
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
        const sorted = spans.toSorted(bySpan);
        const week = wholeWeek(readHours(writeHours(sorted)));
        expect(week).toEqual(findOverlap(spans) ? null : sorted);
      }),
    );
  });

  it('sets what is said of holidays aside', () => {
    expect(readHours('Mo-Sa 18:00-02:00; PH off').aside).toEqual(['PH off']);
  });
});
