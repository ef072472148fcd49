import { newPasswordSchema, usernameSchema } from '#contract/accounts';
import type { CollectionBeforeValidateHook } from 'payload';
import { refuseFields } from './refuse-fields.ts';

const SCHEMAS = Object.entries({ username: usernameSchema, password: newPasswordSchema });

/** By itself, Payload accepts 3-character passwords, and names and passwords that no sign-in accepts. */
export const requireSoundCredentials: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  const faults = SCHEMAS.flatMap(([path, schema]) => {
    // An absent field is unchanged, or reported by Payload.
    const { error } = schema.nullish().safeParse(data?.[path]);
    return error?.issues.map(({ message }) => ({ path, message })) ?? [];
  });
  if (faults.length > 0) refuseFields(req, collection, faults);
  return data;
};
