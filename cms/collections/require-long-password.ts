import { PASSWORD_MIN_LENGTH } from '#contract/accounts';
import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';

/** Payload itself is content with 3 characters. */
export const requireLongPassword: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  refuseShort(data?.password, collection.slug, req);
  return data;
};

/** A reset hands the stored account to `beforeValidate`, not the new password. */
export const requireLongPasswordOnReset: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'resetPassword') return;
  refuseShort(args.data.password, collection.slug, req);
};

function refuseShort(password: unknown, collection: string, req: PayloadRequest): void {
  if (typeof password !== 'string' || password.length >= PASSWORD_MIN_LENGTH) return;
  const message = `Password must be at least ${PASSWORD_MIN_LENGTH} characters`;
  throw new ValidationError({ collection, errors: [{ path: 'password', message }], req });
}
