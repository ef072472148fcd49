import { cityDay } from '#domain/calendar/city-time';
import type { SomeHandlers } from '../../calls/handler.ts';
import { cancelScheduled, scheduleChange } from '../../commands/schedule-change.ts';
import { findSchedule } from '../../queries/schedule.ts';

export const scheduleHandlers = {
  getSchedule: async ({ req: { payload } }) => ({
    today: cityDay(new Date()),
    entries: await findSchedule(payload),
  }),

  cancelScheduled: ({ params, req }) => cancelScheduled(req.payload, params.id),

  scheduleChange: ({ body, req }) => scheduleChange(req, body),
} satisfies SomeHandlers;
