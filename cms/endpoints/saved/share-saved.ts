import { randomBytes } from 'node:crypto';
import type { shareSaved as operation } from '#contract/saved';
import { shareSavedList } from '../../commands/save-places.ts';
import type { Handler } from '../../calls/handler.ts';

/** 128 bits, as 22 characters of an address. */
const TOKEN_BYTES = 16;

export const shareSaved: Handler<typeof operation> = async ({ user, req }) => ({
  status: 200,
  body: await shareSavedList(req.payload, user.id, randomBytes(TOKEN_BYTES).toString('base64url')),
});
