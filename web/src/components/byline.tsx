import { longDate, instantDayText } from '#domain/calendar/date-texts';
import type { BylineName } from '#contract/editorial';
import { listParts } from '#domain/words/list-of-words';
import * as texts from '#texts';
import { CalendarDays, Clock, MapPin, PenLine } from 'lucide-react';
import { Fragment } from 'react';
import { paths } from '../paths.ts';
import styles from './byline.module.css';
import { Link } from '../ui/link.tsx';
import { RichText } from '../ui/rich-text.tsx';

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
          <span>
            <RichText
              text={texts.byline.by}
              tags={{
                names: authors.length === 0 ? <>{texts.byline.editors()}</> : <Names authors={authors} />,
              }}
            />
          </span>
        </li>
      )}
      <li>
        <CalendarDays aria-hidden="true" />
        <span>
          {isKeptCurrent && updatedAt !== null && updatedAt > publishDate ? (
            <time dateTime={updatedAt} title={texts.byline.firstPublished({ date: longDate(publishDate) })}>
              {texts.byline.updated({ date: instantDayText(updatedAt) })}
            </time>
          ) : (
            <>
              {isKeptCurrent && `${texts.byline.keptCurrent()} `}
              <time dateTime={publishDate}>{longDate(publishDate)}</time>
            </>
          )}
        </span>
      </li>
      {readMinutes !== undefined && (
        <li>
          <Clock aria-hidden="true" />
          {texts.words.readMinutes({ minutes: readMinutes })}
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

/** "Ana Cruz, Ben Ito and Cy Young", each a link. */
function Names({ authors }: { readonly authors: readonly BylineName[] }) {
  let index = 0;
  return listParts(authors.map(({ name }) => name)).map(({ type, value }, part) => {
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
