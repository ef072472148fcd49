import { countText } from '#domain/words/quantities';
import { weekdayDate } from '#domain/calendar/date-texts';
import { hasRole } from '#cms/access/roles';
import { findReadersOf, type ReadersOf as Readers } from '#cms/queries/readership';
import type { ReadKind } from '#domain/readership/read-subject';
import type { UIFieldServerProps } from 'payload';
import styles from './readers.module.css';

interface ReadersOfProps extends UIFieldServerProps {
  readonly kind: Exclude<ReadKind, 'search'>;
}

/** In a document's sidebar: its readers of the last 30 days. */
export async function ReadersOf({ kind, id, payload, user }: ReadersOfProps) {
  if (!hasRole(user, 'editor')) return null;
  const readers = id === undefined ? null : await findReadersOf(payload, kind, Number(id));
  if (!readers) return null;
  return (
    <div className="field-type">
      <p className="field-label">Readers, last 30 days</p>
      {readers.views + readers.reads === 0 ? <p>No readers counted yet.</p> : <Bars readers={readers} />}
    </div>
  );
}

function Bars({ readers: { days, views, reads } }: { readonly readers: Readers }) {
  const most = Math.max(1, ...days.map((day) => day.views));
  const of = (event: 'views' | 'reads') => days.reduce((sum, day) => sum + day[event], 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <p>
        {countOf(of('views'), 'view')}, {countOf(of('reads'), 'read')}
      </p>
      <ol className={styles.bars} aria-label="By day">
        {days.map((day) => {
          const text = `${weekdayDate(day.day)}: ${countOf(day.views, 'view')}, ${countOf(day.reads, 'read')}`;
          return (
            <li key={day.day} title={text}>
              <span className={styles.spoken}>{text}</span>
              <span className={styles.views} style={{ height: `${(day.views / most) * 100}%` }}>
                <span
                  className={styles.reads}
                  style={{ height: `${(day.reads / Math.max(1, day.views)) * 100}%` }}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {first && last && (
        <p className={styles.ends} aria-hidden="true">
          <span>{weekdayDate(first.day)}</span>
          <span>{weekdayDate(last.day)}</span>
        </p>
      )}
      <p className={styles.key}>
        <span>
          <i className={styles.views} /> Views
        </span>
        <span>
          <i className={styles.reads} /> Reads
        </span>
        {views > of('views') && (
          <span>
            In two years {countOf(views, 'view')}, {countOf(reads, 'read')}
          </span>
        )}
      </p>
    </>
  );
}

/** "1 view", "1,204 views". */
export const countOf = (count: number, noun: string) =>
  `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;
