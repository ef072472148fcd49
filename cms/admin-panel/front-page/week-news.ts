import type { WeekNews } from '#cms/queries/week-news';
import { longDate, weekdayDate } from '#domain/calendar/date-texts';
import { counted, type WorkPart } from './work-part.tsx';

const placePath = (id: number) => `/cms/collections/restaurants/${id}`;

/** What changed in the city lately, each with the one thing to do about it. */
export function weekNewsParts(
  { opened, closed, holidays, changedGuides }: WeekNews,
  isEditor: boolean,
): WorkPart[] {
  return [
    {
      title: 'New neighbors',
      lines: opened.map(({ id, title, day }) => ({
        path: placePath(id),
        name: title,
        said: `Opened ${longDate(day)}`,
        ...(isEditor && {
          action: { label: 'Write about it', path: `/cms/collections/stories/create?restaurant=${id}` },
        }),
      })),
    },
    {
      title: 'Closed this week',
      lines: closed.map(({ id, title, isForGood }) => ({
        path: placePath(id),
        name: title,
        said: isForGood ? 'For good' : 'For now',
      })),
    },
    {
      title: 'Holidays ahead',
      lines: holidays.map(({ date, name, unconfirmed }) => ({
        path: '/cms/collections/restaurants?sort=lastVerifiedAt',
        name,
        said: `${weekdayDate(date)}. ${
          unconfirmed === 0
            ? 'All hours are confirmed.'
            : `${counted(unconfirmed, 'place has', 'places have')} no confirmed hours.`
        }`,
      })),
    },
    {
      title: 'Guides with a new top five',
      lines: changedGuides.map(({ title, path, entered }) => ({
        path,
        name: title,
        said: entered.length > 0 ? `New: ${entered.join(', ')}` : 'In another order',
      })),
    },
  ];
}
