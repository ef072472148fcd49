import { region } from '#city';
import { dateAfter } from './calendar-date.ts';
import { WEEKDAYS } from './opening-hours.ts';

type Holiday = (typeof region.holidays)[number];

/** How long before a holiday its hours are a question (decisions §3). */
const AHEAD_DAYS = 7;
/** More would not be known yet. */
const OFFERED = 5;

/** The name of a day (`YYYY-MM-DD`) that is a holiday in the city. */
export function holidayOn(date: string): string | null {
  return region.holidays.find((holiday) => isOn(holiday, date))?.name ?? null;
}

/** February 29 skips eight years at most; a rule that fits no day in this time, like February 30, never does. */
const RAREST_DAYS = 9 * 366;

/** The next day, from a day on, of a holiday by its name; null if the city has no such holiday, or it never comes. */
export function dateOfHoliday(name: string, today: string): string | null {
  const holiday = region.holidays.find((one) => one.name === name);
  if (!holiday) return null;
  for (let ahead = 0; ahead < RAREST_DAYS; ahead += 1) {
    const date = dateAfter(today, ahead);
    if (isOn(holiday, date)) return date;
  }
  return null;
}

/** The next holidays from a day on, the nearest first, each once. */
export function nextHolidays(today: string): { readonly date: string; readonly name: string }[] {
  return region.holidays
    .flatMap(({ name }) => {
      const date = dateOfHoliday(name, today);
      return date === null ? [] : { date, name };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, OFFERED);
}

/** The holidays from a day to so many days later. */
export function comingHolidays(
  today: string,
  days = AHEAD_DAYS,
): { readonly date: string; readonly name: string }[] {
  return Array.from({ length: days + 1 }, (_, ahead) => dateAfter(today, ahead)).flatMap((date) => {
    const name = holidayOn(date);
    return name === null ? [] : { date, name };
  });
}

function isOn(holiday: Holiday, date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if ('easter' in holiday) return date === dateAfter(easterOf(year), holiday.easter);
  if (month !== holiday.month) return false;
  if ('day' in holiday) return day === holiday.day;
  const weekday = WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
  const isNth =
    holiday.nth < 0 ? !dateAfter(date, 7).startsWith(date.slice(0, 7)) : Math.ceil(day / 7) === holiday.nth;
  return weekday === holiday.weekday && isNth;
}

/** Easter Sunday of the Gregorian calendar (https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leaps = Math.floor(century / 4);
  const epact =
    (19 * golden + century - leaps - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) %
    30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return dateAfter(`${year}-03-01`, epact + toSunday - 7 * late + 21);
}
