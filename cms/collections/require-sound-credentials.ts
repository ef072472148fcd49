import { newPasswordSchema, usernameSchema } from '#contract/accounts';
import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';

const SCHEMAS = { username: usernameSchema, password: newPasswordSchema };

interface Credentials {
  readonly username?: unknown;
  readonly password?: unknown;
}

/** Payload alone accepts passwords of 3 characters, and names and passwords that no sign-in accepts. */
export const requireSoundCredentials: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  refuseUnsound({ username: data?.username, password: data?.password }, collection.slug, req);
  return data;
};

/** On a reset, `beforeValidate` receives the stored account, not the new password. */
export const requireSoundPasswordOnReset: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'resetPassword') return;
  refuseUnsound({ password: args.data.password }, collection.slug, req);
};

function refuseUnsound(credentials: Credentials, collection: string, req: PayloadRequest): void {
  const errors = (['username', 'password'] as const)
    // An absent field is unchanged, or reported by Payload.
    .filter((path) => typeof credentials[path] === 'string')
    .flatMap((path) => {
      const { error } = SCHEMAS[path].safeParse(credentials[path]);
      return error?.issues.map(({ message }) => ({ path, message })) ?? [];
    });
  if (errors.length > 0) throw new ValidationError({ collection, errors, req });
}
