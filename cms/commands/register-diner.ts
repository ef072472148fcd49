import { ValidationError, type PayloadRequest } from 'payload';
import { conflict } from '../calls/call-error.ts';

export const NAME_TAKEN = 'That username is taken';

/** Creates a diner's account; 409 if the name is taken. */
export async function registerDiner(
  req: PayloadRequest,
  data: { readonly username: string; readonly password: string },
): Promise<void> {
  try {
    await req.payload.create({ collection: 'users', data, req });
  } catch (error) {
    if (isNameTaken(error)) throw conflict(NAME_TAKEN);
    throw error;
  }
}

export function isNameTaken(error: unknown): boolean {
  return error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'username');
}
