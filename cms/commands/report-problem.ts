import type { reportProblem as operation } from '#contract/submissions';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { CallError, notFound } from '../calls/call-error.ts';
import { isPublishedRestaurant } from '../queries/restaurants.ts';

/** More reports about one place add nothing and would bury the others. */
const MAX_NEW_PER_PLACE = 25;

type Report = z.output<(typeof operation)['body']>;

/** Stores a problem report for data staff. */
export async function reportProblem(req: PayloadRequest, restaurant: number, report: Report): Promise<void> {
  const { payload } = req;
  if (!(await isPublishedRestaurant(payload, restaurant))) throw notFound('Restaurant');
  // The honeypot was filled in: a bot.
  if (report.leaveEmpty !== '') return;
  const { totalDocs } = await payload.count({
    collection: 'problem-reports',
    where: { restaurant: { equals: restaurant }, state: { equals: 'new' } },
  });
  if (totalDocs >= MAX_NEW_PER_PLACE) {
    throw new CallError(
      429,
      'We already have a lot of reports about this place, and we’re looking into them.',
    );
  }
  const { kind, text } = report;
  await payload.create({
    collection: 'problem-reports',
    data: { restaurant, kind, text, state: 'new' },
    req,
  });
}
