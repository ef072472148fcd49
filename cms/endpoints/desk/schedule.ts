import type {
  cancelScheduled as cancelOperation,
  getSchedule as getOperation,
  scheduleChange as scheduleOperation,
} from '#contract/schedule-desk';
import { cityDay } from '#domain/calendar/city-time';
import type { Handler } from '../../calls/handler.ts';
import * as schedule from '../../commands/cancel-scheduled.ts';
import * as changes from '../../commands/schedule-change.ts';
import { findSchedule } from '../../queries/schedule.ts';

export const getSchedule: Handler<typeof getOperation> = async ({ req: { payload } }) => ({
  status: 200,
  body: { today: cityDay(new Date()), entries: await findSchedule(payload) },
});

export const cancelScheduled: Handler<typeof cancelOperation> = async ({ params, req }) => {
  await schedule.cancelScheduled(req.payload, params.id);
  return { status: 204 };
};

export const scheduleChange: Handler<typeof scheduleOperation> = async ({ body, req }) => {
  await changes.scheduleChange(req, body);
  return { status: 204 };
};
