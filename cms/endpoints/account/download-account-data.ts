import type { downloadAccountData as operation } from '#contract/account';
import type { Handler } from '../../calls/handler.ts';
import { notFound } from '../../calls/call-error.ts';
import { findAccountData } from '../../queries/accounts.ts';

export const downloadAccountData: Handler<typeof operation> = async ({ user, req }) => {
  const body = await findAccountData(req.payload, user.id);
  if (!body) throw notFound('Account');
  return {
    status: 200,
    body,
    headers: { 'content-disposition': 'attachment; filename="my-account.json"' },
  };
};
