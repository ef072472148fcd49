import { longDate } from '#domain/guides/editorial-words';
import { readTimeLabel } from '#domain/guides/reading-time';
import { CalendarDays, Clock, MapPin, PenLine } from 'lucide-react';
import styles from './byline.module.css';

interface BylineProps {
  readonly publishDate: string;
  readonly author?: string | undefined;
  readonly readMinutes?: number | undefined;
  readonly location?: string | null | undefined;
}

/** Author, date, reading time and place. */
export function Byline({ publishDate, author, readMinutes, location = null }: BylineProps) {
  return (
    <ul role="list" className={styles.byline}>
      {author !== undefined && (
        <li>
          <PenLine aria-hidden="true" />
          By {author}
        </li>
      )}
      <li>
        <CalendarDays aria-hidden="true" />
        <time dateTime={publishDate}>{longDate(publishDate)}</time>
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
