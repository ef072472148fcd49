import { PASSWORD_MIN_LENGTH } from '#contract/accounts';
import { ValidationError, type CollectionBeforeValidateHook } from 'payload';

/** Payload itself is content with 3 characters. */
export const requireLongPassword: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  const password: unknown = data?.password;
  if (typeof password === 'string' && password.length < PASSWORD_MIN_LENGTH) {
    throw new ValidationError({
      collection: collection.slug,
      errors: [
        { path: 'password', message: `Password must be at least ${PASSWORD_MIN_LENGTH} characters` },
      ],
      req,
    });
  }
  return data;
};
