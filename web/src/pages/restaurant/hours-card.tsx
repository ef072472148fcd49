import { capitalize } from '#domain/words/capitalize';
import { cityMoment } from '#domain/calendar/city-time';
import type { RestaurantDetail } from '#contract/restaurants';
import { useMinute } from '../../hooks/use-minute.ts';
import styles from './hours-card.module.css';
import { comingSpecialDays } from './special-days.ts';
import { weekTable } from './week-table.ts';

/** The opening hours; unknown hours are shown as unknown, never as closed (decisions §3). */
export function HoursCard({ place }: { readonly place: RestaurantDetail }) {
  const { openingHours, specialHours, phone, status } = place;
  const now = useMinute();
  const today = now === null ? undefined : cityMoment(now);
  const special = comingSpecialDays(specialHours, today?.date);
  return (
    <section aria-labelledby="hours" className={styles.hours}>
      <h2 id="hours" className={styles.title}>
        {status === 'open' || openingHours === null ? 'Hours' : 'Usual hours'}
      </h2>
      {openingHours === null ? (
        <p className={styles.unknown}>
          We don’t have hours for this place yet.
          {phone !== null && status === 'open' && ' Call before you go.'}
        </p>
      ) : (
        <>
          <table className={styles.table}>
            <tbody>
              {weekTable(openingHours).map(({ key, day, hours }) => (
                <HoursRow key={key} day={day} hours={hours} isToday={key === today?.day} />
              ))}
            </tbody>
          </table>
          {special.length > 0 && (
            <table className={styles.table}>
              <caption className={styles.caption}>Special days</caption>
              <tbody>
                {special.map(({ date, day, hours }) => (
                  <HoursRow key={date} day={day} hours={hours} isToday={date === today?.date} />
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </section>
  );
}

interface HoursRowProps {
  readonly day: string;
  readonly hours: readonly string[];
  readonly isToday: boolean;
}

function HoursRow({ day, hours, isToday }: HoursRowProps) {
  return (
    <tr className={isToday ? styles.today : undefined}>
      <th scope="row">{day}</th>
      <td>
        {hours.length === 0 && 'Closed'}
        {hours.map((span) => (
          <span key={span}>{capitalize(span)}</span>
        ))}
      </td>
    </tr>
  );
}
