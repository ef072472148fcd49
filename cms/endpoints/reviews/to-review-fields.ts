import type { reviewInputSchema } from '#contract/reviews';
import { baltimoreDay } from '#domain/baltimore-day';
import type { z } from 'zod';
import { badRequest } from '../../calls/call-error.ts';

/** The stored fields of what a diner sends: every change waits for the staff. */
export function toReviewFields(input: z.output<typeof reviewInputSchema>, now: Date) {
  const { rating, comment, checkinDate } = input;
  if (checkinDate !== null && checkinDate > baltimoreDay(now)) {
    throw badRequest('The day of your visit cannot be in the future');
  }
  const isCheckedIn = input.isCheckedIn || checkinDate !== null;
  return { rating, comment, checkinDate, isCheckedIn, status: 'pending' as const };
}
