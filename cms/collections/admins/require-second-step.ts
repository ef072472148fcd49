import { takeSecondStep } from '#cms/commands/second-factor';
import type { CollectionBeforeLoginHook, CollectionBeforeOperationHook } from 'payload';

/** What a sign-in hands to the hooks of `admins`, and they to it. */
declare module 'payload' {
  interface RequestContext {
    secondFactorCode?: string | undefined;
    recoveryCodes?: string[] | undefined;
    opensNoSession?: boolean;
  }
}

/** No session of staff begins before its second step, whatever way the sign-in came. */
export const requireSecondStep: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context.opensNoSession) return;
  context.recoveryCodes = await takeSecondStep(req, user, context.secondFactorCode);
};

/** Payload signs people in when they set a new password; close-to-strangers drops that session (access/close-to-strangers.ts). */
export const noteReset: CollectionBeforeOperationHook = ({ context, operation }) => {
  if (operation === 'resetPassword') context.opensNoSession = true;
};
