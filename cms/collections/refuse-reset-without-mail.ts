import { NO_MAIL } from '#cms/email-adapter';
import { service } from '#cms/services';
import { APIError, type CollectionBeforeOperationHook } from 'payload';

/** Payload would answer that a mail is on its way. Programs may still ask for a token, which takes no mail. */
export const refuseResetWithoutMail: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'forgotPassword' || args.disableEmail || service('runtime').smtpUrl) return;
  throw new APIError(NO_MAIL, 503, null, true);
};
