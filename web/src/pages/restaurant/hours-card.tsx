import { clockText, yearDayText } from '#domain/calendar/date-texts';
import type { OpeningSpan, RestaurantDetail, SpecialDay } from '#contract/restaurants';
import { cityMoment } from '#domain/calendar/city-time';
import { comingHolidays, holidayOn } from '#domain/calendar/holidays';
import { DAY_NAMES } from '#domain/calendar/day-names';
import { WEEKDAYS } from '#domain/calendar/opening-hours';
import { capitalize } from '#domain/words/capitalize';
import * as texts from '#texts';
import { useMinute } from '../../hooks/use-minute.ts';
import styles from './hours-card.module.css';
import { ReportProblem } from './report-problem.tsx';

/** The opening hours; unknown hours are shown as unknown, never as closed (decisions §3). */
export function HoursCard({ place }: { readonly place: RestaurantDetail }) {
  const { id, openingHours, specialHours, phone, status } = place;
  const now = useMinute();
  const today = now === null ? undefined : cityMoment(now);
  const special = comingSpecialDays(specialHours, today?.date);
  const notice = today === undefined ? null : holidayNotice(specialHours, today.date);
  return (
    <section aria-labelledby="hours" className={styles.hours}>
      <h2 id="hours" className={styles.title}>
        {status === 'open' || openingHours === null ? texts.place.hours() : texts.place.usualHours()}
      </h2>
      {openingHours === null ? (
        <>
          <p className={styles.unknown}>
            {texts.place.noHours()}
            {phone !== null && status === 'open' && ` ${texts.place.callFirst()}`}
          </p>
          <ReportProblem placeId={id} kind="hours">
            {texts.place.askHours()}
          </ReportProblem>
        </>
      ) : (
        <>
          <table className={styles.table}>
            <tbody>
              {weekTable(openingHours, today?.day).map(({ day, hours }, index) => (
                // The rows stay where they are when the browser puts today first.
                <HoursRow key={index} day={day} hours={hours} isToday={today && index === 0} />
              ))}
            </tbody>
          </table>
          {special.length > 0 && (
            <table className={styles.table}>
              <caption className={styles.caption}>{texts.place.specialDays()}</caption>
              <tbody>
                {special.map(({ date, day, hours }) => (
                  <HoursRow key={date} day={day} hours={hours} isToday={date === today?.date} />
                ))}
              </tbody>
            </table>
          )}
          {notice !== null && <p className={styles.unknown}>{notice}</p>}
        </>
      )}
    </section>
  );
}

interface HoursRowProps {
  readonly day: string;
  readonly hours: readonly string[];
  readonly isToday: boolean | undefined;
}

function HoursRow({ day, hours, isToday }: HoursRowProps) {
  return (
    <tr className={isToday ? styles.today : undefined}>
      <th scope="row">{day}</th>
      <td>
        {hours.length === 0 && texts.place.closedDay()}
        {hours.map((span) => (
          <span key={span}>{capitalize(span)}</span>
        ))}
      </td>
    </tr>
  );
}

interface SpecialRow {
  readonly date: string;
  readonly day: string;
  readonly hours: readonly string[];
}

function specialDayText(date: string): string {
  const name = holidayOn(date);
  return name === null ? yearDayText(date) : `${name}, ${yearDayText(date)}`;
}

/** Asks to call where nobody confirmed the hours of a coming holiday (decisions §3). */
export function holidayNotice(specialHours: readonly SpecialDay[], today: string): string | null {
  const open = comingHolidays(today).find(({ date }) =>
    specialHours.every((special) => special.date !== date),
  );
  return open === undefined ? null : `${open.name} hours may differ; call.`;
}

/** Upcoming special days for the hours table; past ones are left out once today is known. */
export function comingSpecialDays(
  specialHours: readonly SpecialDay[],
  today: string | undefined,
): readonly SpecialRow[] {
  return specialHours
    .filter(({ date }) => today === undefined || date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ date, spans }) => ({ date, day: specialDayText(date), hours: spans.map(spanText) }));
}

interface WeekRow {
  readonly day: string;
  /** "11 a.m.–10 p.m." per opening span; empty when closed. */
  readonly hours: readonly string[];
}

/** The week for the hours table, from `today`, or from Monday while that is unknown. */
export function weekTable(
  spans: readonly OpeningSpan[],
  today: OpeningSpan['day'] = WEEKDAYS[0],
): readonly WeekRow[] {
  const first = WEEKDAYS.indexOf(today);
  return [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)].map((key) => {
    const hours = spans
      .filter((span) => span.day === key)
      .sort((a, b) => a.opens.localeCompare(b.opens))
      .map(spanText);
    return { day: DAY_NAMES[key], hours };
  });
}

/** "11 a.m.–10 p.m.", and "5–10 p.m." within one half of the day. */
function spanText({ opens, closes }: Omit<OpeningSpan, 'day'>): string {
  if (opens === closes || (opens === '00:00' && closes === '24:00')) return texts.place.allDay();
  const [from, to] = [clockText(opens), clockText(closes)];
  const half = to.slice(-5);
  const isOneHalf = opens < closes && half.endsWith('.m.') && from.endsWith(half);
  return `${isOneHalf ? from.slice(0, -half.length) : from}–${to}`;
}
