import type { changeEmail as operation } from '#contract/account';
import { askForConfirmation } from '../../account-mail/ask-for-confirmation.ts';
import { tellFormerAddress } from '../../account-mail/tell-former-address.ts';
import { CallError } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { removeEmail } from '../../commands/account-email.ts';
import { findAccountEmail } from '../../queries/accounts.ts';
import { changeInTurn } from '../accounts/sign-in.ts';
import { checkPassword } from './check-password.ts';
import { requireMail } from './require-mail.ts';

export const changeEmail: Handler<typeof operation> = async ({ user, body: { email, password }, req }) => {
  const { payload } = req;
  if (email !== '') requireMail();
  const changed = await changeInTurn('users', user.username, async () => {
    await checkPassword(req, user, password);
    if (email === '') {
      return removeEmail(payload, user.id);
    }
    if ((await findAccountEmail(payload, user.id)).email !== email) {
      await askForConfirmation(payload, user.id, email).catch((error: unknown) => {
        if (error instanceof CallError) throw error;
        payload.logger.error({ err: error }, 'A mail could not be sent');
        throw new CallError(502, 'We couldn’t send the mail. Try again in a few minutes');
      });
    }
    return null;
  });
  if (changed) await tellFormerAddress(payload, changed);
  return { status: 200, body: await findAccountEmail(payload, user.id) };
};
