import { region } from '#city';
import { longDate, instantDayText } from '#domain/calendar/date-texts';
import type { BylineName } from '#contract/editorial';
import { readTimeLabel } from '#domain/guides/reading-time';
import { CalendarDays, Clock, MapPin, PenLine } from 'lucide-react';
import { Fragment } from 'react';
import { paths } from '../paths.ts';
import { Link } from 'react-router';
import styles from './byline.module.css';

interface BylineProps {
  readonly publishDate: string;
  /** Its list is generated from the current ratings. */
  readonly isKeptCurrent?: boolean;
  /** When an editor last changed it. */
  readonly updatedAt?: string | null;
  /** Absent if no author is named; an empty list means all of them. */
  readonly authors?: readonly BylineName[];
  readonly readMinutes?: number | undefined;
  readonly location?: string | null | undefined;
}

/** Author, date, reading time and place. */
export function Byline({
  publishDate,
  isKeptCurrent = false,
  updatedAt = null,
  authors,
  readMinutes,
  location = null,
}: BylineProps) {
  return (
    <ul role="list" className={styles.byline}>
      {authors !== undefined && (
        <li>
          <PenLine aria-hidden="true" />
          <span>By {authors.length === 0 ? 'our editors' : <Names authors={authors} />}</span>
        </li>
      )}
      <li>
        <CalendarDays aria-hidden="true" />
        <span>
          {isKeptCurrent && updatedAt !== null && updatedAt > publishDate ? (
            <time dateTime={updatedAt} title={`First published ${longDate(publishDate)}`}>
              Updated {instantDayText(updatedAt)}
            </time>
          ) : (
            <>
              {isKeptCurrent && 'Kept current since '}
              <time dateTime={publishDate}>{longDate(publishDate)}</time>
            </>
          )}
        </span>
      </li>
      {readMinutes !== undefined && (
        <li>
          <Clock aria-hidden="true" />
          {readTimeLabel(readMinutes)}
        </li>
      )}
      {location !== null && (
        <li>
          <MapPin aria-hidden="true" />
          {location}
        </li>
      )}
    </ul>
  );
}

const AS_A_LIST = new Intl.ListFormat(region.language, { type: 'conjunction' });

/** "Ana Cruz, Ben Ito, and Cy Young", each a link. */
function Names({ authors }: { readonly authors: readonly BylineName[] }) {
  let index = 0;
  return AS_A_LIST.formatToParts(authors.map(({ name }) => name)).map(({ type, value }, part) => {
    const author = type === 'element' ? authors[index++] : undefined;
    return author ? (
      <Link key={author.slug} to={paths.author(author.slug)}>
        {value}
      </Link>
    ) : (
      <Fragment key={part}>{value}</Fragment>
    );
  });
}
