import type { getCurrentUser as operation } from '#contract/accounts';
import { presentUser } from '../../presenters/user.ts';
import type { Handler } from '../handler.ts';
import { requireDiner } from './require-diner.ts';

export const getCurrentUser: Handler<typeof operation> = async ({ req }) => ({
  status: 200,
  body: presentUser(requireDiner(req)),
});
