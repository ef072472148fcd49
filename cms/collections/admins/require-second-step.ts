import { takeSecondStep } from '#cms/commands/second-factor';
import type { CollectionBeforeLoginHook, CollectionBeforeOperationHook } from 'payload';

/** Context that a sign-in and the hooks of `admins` pass to each other. */
declare module 'payload' {
  interface RequestContext {
    secondFactorCode?: string | undefined;
    recoveryCodes?: string[] | undefined;
    opensNoSession?: boolean;
  }
}

/** Requires the second step before any staff session starts, however the sign-in was made. */
export const requireSecondStep: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context.opensNoSession) return;
  context.recoveryCodes = await takeSecondStep(req, user, context.secondFactorCode);
};

/** Payload signs people in when they set a new password; that session is dropped (access/staff-only-rest.ts). */
export const noteReset: CollectionBeforeOperationHook = ({ context, operation }) => {
  if (operation === 'resetPassword') context.opensNoSession = true;
};
