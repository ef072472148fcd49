import type { Flight, SlotWeeks } from '#contract/flights';
import { AD_PAGES } from '#domain/ads/ad-pages';
import { stateText } from '#domain/ads/ad-run';
import { cityDay } from '#domain/calendar/city-time';
import { shortDate } from '#domain/calendar/date-texts';
import { shiftMonth } from '#domain/calendar/month-weeks';
import { countText } from '#domain/words/quantities';
import clsx from 'clsx';
import { useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { NumbersTable } from '../../components/numbers/numbers-table.tsx';
import { Link } from '../../ui/link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './calendar-section.module.css';
import { flightPath } from './dashboard-view.ts';
import { isMonth, MonthField } from './month-field.tsx';
import { useFlights, useNumbers } from './use-numbers.ts';
import { LoadState } from './load-state.tsx';

type Week = SlotWeeks['weeks'][number];

/** Who runs where in which week of the next quarter, and how many page views no goal needs. */
export function CalendarSection() {
  const flights = useFlights();
  const slots = useNumbers(callQuery('listSlotWeeks', { query: {} }));
  return (
    <section aria-labelledby="calendar">
      <SectionHeading id="calendar">Calendar</SectionHeading>
      <LoadState of="the calendar" query={flights.data ? slots : flights} />
      {flights.data && slots.data && (
        <>
          <p className={styles.note}>
            A full bar runs that week, an outline is a draft or paused. The numbers are the page views that no
            goal needs, with the range of past weeks.
            {slots.data[0]?.weeks[0]?.left === null &&
              ' We’ll know them once we’ve counted readers for a week.'}
          </p>
          <LeftInMonth />
          <div className={styles.calendar}>
            <BookingTable flights={flights.data} slots={slots.data} />
          </div>
        </>
      )}
    </section>
  );
}

/** What can still be promised of any month to come; first, of the next. */
function LeftInMonth() {
  const [month, setMonth] = useState(() => shiftMonth(cityDay(new Date()).slice(0, 7), 1));
  const slots = useNumbers({
    ...callQuery('listSlotWeeks', { query: { month } }),
    enabled: isMonth(month),
  });
  return (
    <div className={styles.left}>
      <MonthField label="What is left in" month={month} onMonth={setMonth} />
      <LoadState of="what is left" query={slots} />
      <dl aria-busy={slots.isFetching}>
        {slots.data?.map(({ page, weeks }) => (
          <div key={page}>
            <dt>{AD_PAGES[page]}</dt>
            <dd>
              <Left left={weeks[0]?.left} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface BookingTableProps {
  readonly flights: readonly Flight[];
  readonly slots: readonly SlotWeeks[];
}

function BookingTable({ flights, slots }: BookingTableProps) {
  const weeks = slots[0]?.weeks ?? [];
  const booked = flights.filter(
    (flight) => flight.state !== 'Ended' && weeks.some((week) => runsIn(flight, week)),
  );
  const ads = booked.filter(({ subject }) => subject === 'ad');
  const groups: SlotGroup[] = [
    { title: 'All pages with ads', flights: ads.filter(({ pages }) => pages.length === 0) },
    ...slots.map((slot) => ({
      title: AD_PAGES[slot.page],
      weeks: slot.weeks,
      flights: ads.filter(({ pages }) => pages.includes(slot.page)),
    })),
    { title: 'Featured businesses', flights: booked.filter(({ subject }) => subject === 'featured') },
  ];
  return (
    <NumbersTable
      title="Bookings by slot and week"
      heads={['Slot', ...weeks.map(({ from }) => shortDate(from).replace(/,.*/, ''))]}
    >
      {groups.map((group) => (
        <SlotRows key={group.title} group={group} weeks={weeks} />
      ))}
    </NumbersTable>
  );
}

interface SlotGroup {
  readonly title: string;
  readonly weeks?: readonly Week[];
  readonly flights: readonly Flight[];
}

interface SlotRowsProps {
  readonly group: SlotGroup;
  readonly weeks: readonly Week[];
}

/** What is left of the slot, then a line for each of its flights. */
function SlotRows({ group, weeks }: SlotRowsProps) {
  return (
    <>
      <tr className={styles.slot}>
        <th scope="row">{group.title}</th>
        {weeks.map(({ from }, index) => (
          <td key={from}>
            <Left left={group.weeks?.[index]?.left} />
          </td>
        ))}
      </tr>
      {group.flights.map((flight) => (
        <tr key={flight.id}>
          <th scope="row" className={styles.flight}>
            <Link to={flightPath(flight)}>{flight.name}</Link> <small>{stateText(flight)}</small>
          </th>
          {weeks.map((week) => (
            <td key={week.from} className={styles.week}>
              {runsIn(flight, week) && (
                <span className={clsx(styles.bar, ['Draft', 'Paused'].includes(flight.state) && styles.open)}>
                  <VisuallyHidden>Runs</VisuallyHidden>
                </span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

/** Nothing for slots whose flights take nothing from each other. */
function Left({ left }: { readonly left: Week['left'] | undefined }) {
  if (left === undefined) return null;
  if (left === null) return '–';
  return (
    <>
      {countText(left.expected)}
      <br />
      <small>
        {countText(left.low)}–{countText(left.high)}
      </small>
    </>
  );
}

const runsIn = ({ startDay, endDay }: Flight, { from, to }: Week) =>
  (startDay === null || startDay <= to) && (endDay === null || from <= endDay);
