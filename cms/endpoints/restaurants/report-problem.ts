import type { reportProblem as operation } from '#contract/submissions';
import { isPublishedRestaurant } from '../../queries/restaurants.ts';
import { notFound, tooManyRequests } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';

/** More than these about one place say nothing new, and would bury the others. */
const MAX_NEW_PER_PLACE = 25;
const RECEIPT = 'Thank you. Our data desk will look into it.';

export const reportProblem: Handler<typeof operation> = async ({ params, body, req }) => {
  const { payload } = req;
  if (!(await isPublishedRestaurant(payload, params.id))) throw notFound('Restaurant');
  if (body.leaveEmpty === '') {
    const { totalDocs } = await payload.count({
      collection: 'problem-reports',
      where: { restaurant: { equals: params.id }, state: { equals: 'new' } },
    });
    if (totalDocs >= MAX_NEW_PER_PLACE) {
      throw tooManyRequests('We have many reports about this place already and are looking into them.');
    }
    await payload.create({
      collection: 'problem-reports',
      data: { restaurant: params.id, kind: body.kind, text: body.text, state: 'new' },
      req,
    });
  }
  return { status: 201, body: { message: RECEIPT } };
};
