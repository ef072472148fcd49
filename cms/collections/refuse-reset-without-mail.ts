import { NO_MAIL } from '#cms/email-adapter';
import { readRuntime } from '#cms/runtime';
import { APIError, type CollectionBeforeOperationHook } from 'payload';

/** Payload would answer that a mail is on its way. Programs may still ask for a token, which takes no mail. */
export const refuseResetWithoutMail: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'forgotPassword' || args.disableEmail || readRuntime().smtpUrl) return;
  throw new APIError(NO_MAIL, 503, null, true);
};
