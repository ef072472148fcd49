import type { OpeningSpan } from '#domain/calendar/opening-hours';
import { weekText } from '#domain/calendar/week-text';

export function showValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'unknown';
  if (field === 'openingHours') return weekText(value as OpeningSpan[]);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
