import type { OpeningSpan } from '#domain/calendar/opening-hours';
import { weekText } from '#domain/calendar/week-text';

/** A value of a place's field in readable form. */
export function showValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'unknown';
  if (field === 'openingHours') return weekText(value as OpeningSpan[]);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
