import type { getAccountEmail as operation } from '#contract/account';
import type { Handler } from '../../calls/handler.ts';
import { findAccountEmail } from '../../queries/accounts.ts';

export const getAccountEmail: Handler<typeof operation> = async ({ user, req }) => ({
  status: 200,
  body: await findAccountEmail(req.payload, user.id),
});
