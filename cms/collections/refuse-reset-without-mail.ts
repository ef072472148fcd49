import { NO_MAIL } from '#cms/outbound/email-adapter';
import { service } from '#cms/services';
import { APIError, type CollectionBeforeOperationHook } from 'payload';

/**
 * Without mail, Payload would report that a message was sent. Local API calls may still request a token with
 * `disableEmail`.
 */
export const refuseResetWithoutMail: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'forgotPassword' || args.disableEmail || service('runtime').smtpUrl) return;
  throw new APIError(NO_MAIL, 503, null, true);
};
