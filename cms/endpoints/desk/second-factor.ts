import type { PayloadRequest } from 'payload';
import { notifyOwner } from '../../account-mail/notify-owner.ts';
import { badRequest, notFound } from '../../calls/call-error.ts';
import type { SomeHandlers } from '../../calls/handler.ts';
import { signInThrottle } from '../../calls/sign-in-throttle.ts';
import { deleteStaffAccount, endOtherSessions } from '../../commands/change-account.ts';
import { checkProof } from '../../commands/check-proof.ts';
import * as secondFactor from '../../commands/second-factor.ts';

export const secondFactorHandlers = {
  getSecondFactor: ({ req, user }) => secondFactor.describeSecondFactor(req, user),

  setUpSecondFactor: ({ req, user }) => secondFactor.setUpSecondFactor(req, user),

  confirmSecondFactor: async ({ body, req, user }) => {
    await checkProof(req, user, body.proof);
    const recoveryCodes = await secondFactor.confirmSecondFactor(req, user, body.code);
    await noteChange(req, user);
    return { recoveryCodes };
  },

  removeSecondFactor: async ({ body, req, user }) => {
    // Throttled, so that codes can't be guessed from a session left open.
    const attempt = { account: `second factor of ${user.id}`, source: 'desk', isKnownDevice: true };
    const throttle = signInThrottle(req.payload);
    await throttle.begin(attempt);
    await secondFactor.removeSecondFactor(req, user, body.code);
    await throttle.succeed(attempt);
    await noteChange(req, user);
  },

  resetSecondFactor: async ({ body, params, req, user }) => {
    const { payload } = req;
    await checkProof(req, user, body.proof);
    const found = await findStaff(req, params.id);
    await secondFactor.resetSecondFactor(req, found.id);
    await noteChange(req, found);
    payload.logger.warn({ msg: 'A second factor was reset.', of: params.id, by: user.id });
  },

  deleteStaff: async ({ body, params, req, user }) => {
    const { id } = params;
    // Thus somebody who can create accounts is always left.
    if (id === user.id) throw badRequest('You can’t delete your own account');
    await checkProof(req, user, body.proof);
    await findStaff(req, id);
    await deleteStaffAccount(req, id);
    req.payload.logger.warn({ msg: 'A staff account was deleted.', of: id, by: user.id });
  },
} satisfies SomeHandlers;

async function findStaff({ payload }: PayloadRequest, id: number): Promise<Admin> {
  const found = await payload.findByID({ collection: 'admins', id, disableErrors: true });
  if (!found) throw notFound('This member of staff');
  return found;
}

async function noteChange(req: PayloadRequest, { id, username, email }: Admin): Promise<void> {
  const account = { collection: 'admins', id, username: username ?? '', email } as const;
  await endOtherSessions(req, account);
  await notifyOwner(req.payload, account, 'secondFactor');
}

interface Admin {
  readonly id: number;
  readonly username?: string | null;
  readonly email?: string | null;
}
