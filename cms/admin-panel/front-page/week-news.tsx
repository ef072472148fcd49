import { longDate, weekdayDate } from '#domain/calendar/date-texts';
import type { WeekNews } from '#cms/queries/week-news';
import { counted, Line, Part } from './work-part.tsx';

/** What changed in the city lately, each with the one thing to do about it. */
export function WeekNewsParts({
  news: { opened, closed, holidays, changedGuides },
  isEditor,
}: {
  news: WeekNews;
  isEditor: boolean;
}) {
  return (
    <>
      <Part title="New neighbors">
        {opened.map(({ id, title, day }) => (
          <Line
            key={id}
            path={`/cms/collections/restaurants/${id}`}
            name={title}
            {...(isEditor && {
              action: { label: 'Write about it', path: `/cms/collections/stories/create?restaurant=${id}` },
            })}
          >
            Opened {longDate(day)}
          </Line>
        ))}
      </Part>
      <Part title="Closed this week">
        {closed.map(({ id, title, isForGood }) => (
          <Line key={id} path={`/cms/collections/restaurants/${id}`} name={title}>
            {isForGood ? 'For good' : 'For now'}
          </Line>
        ))}
      </Part>
      <Part title="Holidays ahead">
        {holidays.map(({ date, name, unconfirmed }) => (
          <Line key={date} path="/cms/collections/restaurants?sort=lastVerifiedAt" name={name}>
            {weekdayDate(date)}.{' '}
            {unconfirmed === 0
              ? 'All hours are confirmed.'
              : `${counted(unconfirmed, 'place has', 'places have')} no confirmed hours.`}
          </Line>
        ))}
      </Part>
      <Part title="Guides with a new top five">
        {changedGuides.map(({ title, path, entered }) => (
          <Line key={path} path={path} name={title}>
            {entered.length > 0 ? `New: ${entered.join(', ')}` : 'In another order'}
          </Line>
        ))}
      </Part>
    </>
  );
}
