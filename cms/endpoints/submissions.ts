import { reportProblem, submitRestaurant } from '../commands/submissions.ts';
import type { SomeHandlers } from '../calls/handler.ts';

export const submissionsHandlers = {
  submitRestaurant: async ({ body, req }) => {
    await submitRestaurant(req, body);
    return { message: 'Thank you. Our data desk checks every tip before we list it.' };
  },

  reportProblem: async ({ params, body, req }) => {
    await reportProblem(req, params.id, body);
    return { message: 'Thank you. Our data desk will look into it.' };
  },
} satisfies SomeHandlers;
