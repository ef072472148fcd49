import type { register as operation } from '#contract/accounts';
import { ValidationError } from 'payload';
import { presentUser } from '../../presenters/user.ts';
import { conflict } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { dinerCookies } from './diner-session.ts';
import { signIn } from './sign-in.ts';

export const register: Handler<typeof operation> = async ({ body, req }) => {
  try {
    await req.payload.create({ collection: 'users', data: body, req });
  } catch (error) {
    if (isNameTaken(error)) throw conflict('This username is already taken');
    throw error;
  }
  const { token, user } = await signIn(req, 'users', body);
  return {
    status: 201,
    body: presentUser(user),
    headers: dinerCookies(req, token),
  };
};

function isNameTaken(error: unknown): boolean {
  return error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'username');
}
