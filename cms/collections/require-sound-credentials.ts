import { newPasswordSchema, usernameSchema } from '#contract/accounts';
import type { CollectionBeforeValidateHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { refuseFields } from './refuse-fields.ts';

const SCHEMAS = { username: usernameSchema, password: newPasswordSchema };

interface Credentials {
  readonly username?: unknown;
  readonly password?: unknown;
}

/** By itself, Payload accepts 3-character passwords, and names and passwords that no sign-in accepts. */
export const requireSoundCredentials: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  refuseUnsound({ username: data?.username, password: data?.password }, collection, req);
  return data;
};

function refuseUnsound(
  credentials: Credentials,
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
): void {
  const errors = (['username', 'password'] as const)
    // An absent field is unchanged, or reported by Payload.
    .filter((path) => typeof credentials[path] === 'string')
    .flatMap((path) => {
      const { error } = SCHEMAS[path].safeParse(credentials[path]);
      return error?.issues.map(({ message }) => ({ path, message })) ?? [];
    });
  if (errors.length > 0) refuseFields(req, collection, errors);
}
