import type { submitRestaurant as operation } from '#contract/submissions';
import type { Handler } from '../../calls/handler.ts';
import * as commands from '../../commands/submit-restaurant.ts';

const RECEIPT = 'Thank you. Our data desk checks every tip before we list it.';

export const submitRestaurant: Handler<typeof operation> = async ({ body, req }) => {
  await commands.submitRestaurant(req, body);
  return { status: 201, body: { message: RECEIPT } };
};
