import { NO_MAIL } from '#cms/email-adapter';
import { readRuntime } from '#cms/runtime';
import { APIError, type CollectionBeforeOperationHook } from 'payload';

/** Payload would answer that a mail is on its way. */
export const refuseResetWithoutMail: CollectionBeforeOperationHook = ({ operation }) => {
  if (operation === 'forgotPassword' && !readRuntime().smtpUrl) throw new APIError(NO_MAIL, 503, null, true);
};
