import type { reportProblem as operation } from '#contract/submissions';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { notFound, tooManyRequests } from '../calls/call-error.ts';
import { isPublishedRestaurant } from '../queries/restaurants.ts';

/** More than these about one place say nothing new, and would bury the others. */
const MAX_NEW_PER_PLACE = 25;

type Report = z.output<(typeof operation)['body']>;

/** Tells data staff what is wrong with a place. */
export async function reportProblem(req: PayloadRequest, restaurant: number, report: Report): Promise<void> {
  const { payload } = req;
  if (!(await isPublishedRestaurant(payload, restaurant))) throw notFound('Restaurant');
  // A robot filled in what people do not see.
  if (report.leaveEmpty !== '') return;
  const { totalDocs } = await payload.count({
    collection: 'problem-reports',
    where: { restaurant: { equals: restaurant }, state: { equals: 'new' } },
  });
  if (totalDocs >= MAX_NEW_PER_PLACE) {
    throw tooManyRequests('We have many reports about this place already and are looking into them.');
  }
  const { kind, text } = report;
  await payload.create({
    collection: 'problem-reports',
    data: { restaurant, kind, text, state: 'new' },
    req,
  });
}
