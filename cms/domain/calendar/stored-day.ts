import { cityDay } from './city-time.ts';

/**
 * The day of a date field. Payload's date picker stores noon UTC, or some minutes earlier, which near the date line is
 * another day in the city; any other instant falls on its day there.
 */
export function storedDay(value: Date | string): string {
  const instant = new Date(value);
  return [11, 12].includes(instant.getUTCHours()) ? instant.toISOString().slice(0, 10) : cityDay(instant);
}

/** A day as the date picker stores it. */
export function toStoredDay(day: string): string {
  return `${day}T12:00:00.000Z`;
}
