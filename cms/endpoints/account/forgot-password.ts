import type { forgotPassword as operation } from '#contract/account';
import { sendNewPassword } from '../../account-mail/send-new-password.ts';
import type { Handler } from '../../calls/handler.ts';
import { requireMail } from './require-mail.ts';

const ANSWER = 'If that account has a confirmed email, a link is on its way. It works for one hour.';

/** Answers before it looks anything up: neither the words nor the time tell who has an account. */
export const forgotPassword: Handler<typeof operation> = async ({ body, req: { payload } }) => {
  requireMail();
  void sendNewPassword(payload, body.account).catch((error: unknown) =>
    payload.logger.error({ err: error }, 'A mail for a new password could not be sent'),
  );
  return { status: 200, body: { message: ANSWER } };
};
