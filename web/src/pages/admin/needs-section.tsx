import type { Flight } from '#contract/flights';
import { stateText } from '#domain/ads/ad-run';
import { flightNeeds, type FlightNeed } from '#domain/ads/flight-needs';
import { cityDay } from '#domain/calendar/city-time';
import { shortDate } from '#domain/calendar/date-texts';
import { useState } from 'react';
import { Link } from '../../ui/link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './campaign-section.module.css';
import { flightPath } from './dashboard-view.ts';
import { useFlights } from './use-numbers.ts';
import { LoadState } from './load-state.tsx';

const ORDER: readonly FlightNeed[] = ['behind', 'picture', 'link', 'ending'];

const WORDS: Record<FlightNeed, (flight: Flight) => string> = {
  behind: (flight) => `${stateText(flight)}. Give it more pages or days, or agree on a smaller goal.`,
  picture: () => 'It has no picture yet, so it can’t run.',
  link: ({ brokenLink }) => `${brokenLink} no longer answers.`,
  ending: ({ endDay }) => `Its last day is ${shortDate(endDay ?? '')}.`,
};

/** What somebody should look at, the most urgent first. */
export function NeedsSection() {
  const flights = useFlights();
  const [today] = useState(() => cityDay(new Date()));
  const needs = (flights.data ?? [])
    .flatMap((flight) => flightNeeds(flight, today).map((need) => ({ flight, need })))
    .toSorted((a, b) => ORDER.indexOf(a.need) - ORDER.indexOf(b.need));
  return (
    <section aria-labelledby="needs">
      <SectionHeading id="needs">What needs you</SectionHeading>
      <LoadState of="what needs you" query={flights} />
      {flights.data && needs.length === 0 && (
        <p>Nothing. Every flight that runs is on pace, has its picture and leads somewhere.</p>
      )}
      <ul className={styles.list}>
        {needs.map(({ flight, need }) => (
          <li key={`${flight.subject} ${flight.id} ${need}`} className={styles.need}>
            <Link to={flightPath(flight)}>{flight.name}</Link> {WORDS[need](flight)}
          </li>
        ))}
      </ul>
    </section>
  );
}
