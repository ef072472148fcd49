import { region } from '#city';

const ISO = /(?<!\d)(20\d\d)[-_. ]?([01]\d)[-_. ]?([0-3]\d)(?!\d)/;
const NUMBERS = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)(?!\d)/;

/** The day in a file's name or title, as `YYYY-MM-DD`: "places-20260301.csv", "updated 3/1/2026"; none after today. */
export function findDay(text: string, today: string): string | null {
  const [, year, month, day] = ISO.exec(text) ?? [];
  const [, first = '', second = '', ofYear] = NUMBERS.exec(text) ?? [];
  const order = region.country === 'US' ? [first, second] : [second, first];
  const parts =
    year === undefined ? [ofYear, ...order.map((part) => part.padStart(2, '0'))] : [year, month, day];
  const found = parts.join('-');
  const time = new Date(`${found}T00:00:00Z`);
  const isDay = Number.isFinite(time.getTime()) && time.toISOString().startsWith(found);
  return isDay && found <= today ? found : null;
}
