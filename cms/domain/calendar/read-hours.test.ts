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
  it.each([
    ['Mon-Fri 11-10, Sat 10-1am', `${LUNCH} x5 10:00-01:00 -`],
    ['noon-midnight', '12:00-00:00 x7'],
    ['11-22', `${LUNCH} x7`],
    ['Mo-Fr 11:00-22:00; Su off', `${LUNCH} x5 - x2`],
    ['24/7', '00:00-00:00 x7'],
    ['Open 24 hours', '00:00-00:00 x7'],
    ['closed', '- x7'],
    ['closed Mondays', '- ? x6'],
    ['Tues–Sun 5 p.m.–10 p.m.; closed Mondays', '- 17:00-22:00 x6'],
    ['Daily 11am-10pm, closed Tuesday & Wednesday', `${LUNCH} - x2 ${LUNCH} x4`],
    ['closed Sun, Mon, otherwise', '- ? x5 -'],
    ['Monday: 11:00 AM – 10:00 PM\nTuesday: Closed\nWednesday: Open 24 hours', `${LUNCH} - 00:00-00:00 - x4`],
    ['Mon-Fri 11-2:30pm, 5-10pm', '11:00-14:30+17:00-22:00 x5 - x2'],
    ['Mo-Fr 11:30-14:00,17:30-22:00; Sa,Su 12:00-24:00', '11:30-14:00+17:30-22:00 x5 12:00-00:00 x2'],
    ['M-F 9-5', '09:00-17:00 x5 - x2'],
    [
      'Mon-Thu & Sun 11am to 9pm; Fri and Sat 11am until midnight',
      '11:00-21:00 x4 11:00-00:00 x2 11:00-21:00',
    ],
    ['Daily 11-10; Fri-Sat 11am-1am', `${LUNCH} x4 11:00-01:00 x2 ${LUNCH}`],
    ['Mo-Su 11:00-14:00; Sa 17:00-22:00', '11:00-14:00 x5 17:00-22:00 11:00-14:00'],
    ['11-10 Mon-Fri, 12-9 Sat', `${LUNCH} x5 12:00-21:00 -`],
    ['weekdays 1100-2200, weekends noon-8pm', `${LUNCH} x5 12:00-20:00 x2`],
    ['Fri-Mon 17h-22h30', '17:00-22:30 - x3 17:00-22:30 x3'],
    ['Mo-Sa 18:00-02:00; PH off', '18:00-02:00 x6 -'],
    ['Monday\n11 a.m. - 10 p.m.\nSunday\nClosed', `${LUNCH} - x6`],
    ['Monday 11am-3pm\nMonday 5pm-10pm', '11:00-15:00+17:00-22:00 - x6'],
    ['mon 10:00-11:00; tue 11:00-12:00', '10:00-11:00 11:00-12:00 - x5'],
    ['Mon 11:00:00-22:00:00', `${LUNCH} - x6`],
    ['Su-Mo 22:00-03:00', '22:00-03:00 - x5 22:00-03:00'],
  ])('%j is read', (text, week) => {
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
