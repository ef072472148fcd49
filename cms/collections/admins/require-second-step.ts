import { takeSecondStep } from '#cms/commands/second-factor';
import type { CollectionBeforeLoginHook } from 'payload';

/** Context that a sign-in and the hooks of `admins` pass to each other. */
declare module 'payload' {
  interface RequestContext {
    secondFactorCode?: string | undefined;
    recoveryCodes?: string[] | undefined;
  }
}

/** Requires the second step before any staff session starts, however the sign-in was made. */
export const requireSecondStep: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  context.recoveryCodes = await takeSecondStep(req, user, context.secondFactorCode);
};
