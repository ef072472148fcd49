import { baltimoreDay } from '#domain/calendar/baltimore-day';

type DateValue = Date | string | null | undefined;

/** Rejects an ad that ends before it starts, which would never be shown. */
export function endAfterStart(
  endDate: DateValue,
  { siblingData }: { siblingData: { startDate?: DateValue } },
): true | string {
  const { startDate } = siblingData;
  if (!endDate || !startDate) return true;
  return (
    baltimoreDay(new Date(endDate)) >= baltimoreDay(new Date(startDate)) ||
    'The last day is before the first one.'
  );
}
