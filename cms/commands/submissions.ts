import type { reportProblem as problemCall, submitRestaurant as restaurantCall } from '#contract/submissions';
import { locationOf } from '#domain/places/distance';
import { SUBMISSION_SOURCE } from '#domain/places/sample-source';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { CallError, notFound } from '../calls/call-error.ts';
import { isPublishedRestaurant } from '../queries/restaurants.ts';

type Submission = z.output<(typeof restaurantCall)['body']>;

/**
 * Stores a draft for data staff. A rating or review count in the submission is dropped: those only come from
 * imports.
 */
export async function submitRestaurant(req: PayloadRequest, sent: Submission): Promise<void> {
  // The honeypot was filled in: a bot.
  if (sent.leaveEmpty !== '') return;
  const location = locationOf(sent);
  await req.payload.create({
    collection: 'restaurants',
    draft: true,
    data: {
      name: sent.name,
      description: sent.description,
      category: sent.category,
      neighborhood: sent.neighborhood,
      address: sent.address,
      phone: sent.phone || null,
      website: sent.website || null,
      imageUrl: sent.imageUrl,
      priceRange: sent.priceRange,
      latitude: location?.latitude ?? null,
      longitude: location?.longitude ?? null,
      status: 'open',
      source: SUBMISSION_SOURCE,
      _status: 'draft',
    },
    req,
  });
}

/** More reports about one place add nothing and would bury the others. */
const MAX_NEW_PER_PLACE = 25;

type Report = z.output<(typeof problemCall)['body']>;

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
