import type { RestaurantDetail } from '#contract/restaurants';
import styles from './hours-card.module.css';
import { weekTable } from './week-table.ts';

/** The opening hours; unknown ones are called unknown, never closed (decisions §3). */
export function HoursCard({ place }: { readonly place: RestaurantDetail }) {
  const { openingHours, phone } = place;
  return (
    <section aria-labelledby="hours" className={styles.hours}>
      <h2 id="hours" className={styles.title}>
        Hours
      </h2>
      {openingHours === null ? (
        <p className={styles.unknown}>
          We do not know the hours of this place.{phone !== null && ' Call ahead before you go.'}
        </p>
      ) : (
        <table className={styles.table}>
          <tbody>
            {weekTable(openingHours).map(({ day, hours }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>
                  {hours.length === 0 && 'Closed'}
                  {hours.map((span) => (
                    <span key={span}>{span}</span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
