import type {
  confirmSecondFactor as confirmOperation,
  getSecondFactor as getOperation,
  removeSecondFactor as removeOperation,
  resetSecondFactor as resetOperation,
  setUpSecondFactor as setUpOperation,
} from '#contract/second-factor';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { signInThrottle } from '../../calls/sign-in-throttle.ts';
import * as secondFactor from '../../commands/second-factor.ts';

export const getSecondFactor: Handler<typeof getOperation> = async ({ req, user }) => ({
  status: 200,
  body: await secondFactor.describeSecondFactor(req.payload, user),
});

export const setUpSecondFactor: Handler<typeof setUpOperation> = async ({ req, user }) => ({
  status: 200,
  body: await secondFactor.setUpSecondFactor(req.payload, user),
});

export const confirmSecondFactor: Handler<typeof confirmOperation> = async ({ body, req, user }) => ({
  status: 200,
  body: { recoveryCodes: await secondFactor.confirmSecondFactor(req.payload, user, body.code) },
});

export const removeSecondFactor: Handler<typeof removeOperation> = async ({ body, req, user }) => {
  // Throttled, so that codes can't be guessed from a session left open.
  const attempt = { account: `second factor of ${user.id}`, source: 'desk', isKnownDevice: true };
  const throttle = signInThrottle(req.payload);
  await throttle.begin(attempt);
  await secondFactor.removeSecondFactor(req.payload, user, body.code);
  await throttle.succeed(attempt);
  return { status: 204 };
};

export const resetSecondFactor: Handler<typeof resetOperation> = async ({
  params,
  req: { payload },
  user,
}) => {
  const found = await payload.findByID({ collection: 'admins', id: params.id, disableErrors: true });
  if (!found) throw notFound('This member of staff');
  await secondFactor.resetSecondFactor(payload, params.id);
  payload.logger.warn({ msg: 'A second factor was reset.', of: params.id, by: user.id });
  return { status: 204 };
};
