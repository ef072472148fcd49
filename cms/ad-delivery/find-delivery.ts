import { flightState, type FlightState } from '#domain/ads/ad-run';
import { cityDay } from '#domain/calendar/city-time';
import type { Pool } from 'pg';
import { service } from '../start/services.ts';
import { readFlights, type StoredFlight } from './stored-flights.ts';

const MINUTE_MS = 60_000;

/** How a flight comes along. */
export interface FlightStatus extends StoredFlight {
  readonly state: FlightState;
  /** How many of its goal will be missing in the end, as things stand. */
  readonly missing: number;
}

export interface Delivery {
  readonly flights: readonly FlightStatus[];
  find(subject: StoredFlight['subject'], id: number): FlightStatus | undefined;
}

/** What is delivered and what is due: the same for everyone for a minute, or until an ad is changed. */
export function findDelivery(pool: Pool, now = new Date()): Promise<Delivery> {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return service('contentMemory').remember(`ad-delivery-${minute}`, async () => {
    const today = cityDay(now);
    const flights = (await readFlights(pool)).map((flight) => {
      const known = { ...flight, missing: 0 };
      return { ...known, state: flightState(known, today) };
    });
    return {
      flights,
      find: (subject, id) => flights.find((flight) => flight.subject === subject && flight.id === id),
    };
  });
}
