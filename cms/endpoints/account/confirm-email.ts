import type { confirmEmail as operation } from '#contract/account';
import { hashMailToken } from '../../account-mail/mail-token.ts';
import { tellFormerAddress } from '../../account-mail/tell-former-address.ts';
import { badRequest } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { confirmNewEmail } from '../../commands/account-email.ts';
import { findByEmailToken } from '../../queries/accounts.ts';
import { changeInTurn } from '../accounts/sign-in.ts';

export const confirmEmail: Handler<typeof operation> = async ({ body, req: { payload } }) => {
  const hash = hashMailToken(body.token);
  const account = await findByEmailToken(payload, hash);
  const changed =
    account && (await changeInTurn('users', account.username, () => confirmNewEmail(payload, hash)));
  if (!changed) throw badRequest('This link has been used, or is too old');
  await tellFormerAddress(payload, changed);
  return { status: 200, body: { message: 'Your email is confirmed.' } };
};
