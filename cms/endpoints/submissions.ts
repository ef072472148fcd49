import type * as contract from '#contract/submissions';
import * as problems from '../commands/report-problem.ts';
import * as places from '../commands/submit-restaurant.ts';
import type { Handler } from '../calls/handler.ts';

export const submitRestaurant: Handler<typeof contract.submitRestaurant> = async ({ body, req }) => {
  await places.submitRestaurant(req, body);
  return { status: 201, body: { message: 'Thank you. Our data desk checks every tip before we list it.' } };
};

export const reportProblem: Handler<typeof contract.reportProblem> = async ({ params, body, req }) => {
  await problems.reportProblem(req, params.id, body);
  return { status: 201, body: { message: 'Thank you. Our data desk will look into it.' } };
};
