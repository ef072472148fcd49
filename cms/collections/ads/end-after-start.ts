import { cityDay } from '#domain/calendar/city-time';

type DateValue = Date | string | null | undefined;

/** Rejects an ad that ends before it starts, which would never be shown. */
export function endAfterStart(
  endDate: DateValue,
  { siblingData }: { siblingData: { startDate?: DateValue } },
): true | string {
  const { startDate } = siblingData;
  if (!endDate || !startDate) return true;
  return (
    cityDay(new Date(endDate)) >= cityDay(new Date(startDate)) || 'The last day is before the first one.'
  );
}
