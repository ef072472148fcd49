/** Tried by whoever wants in without a session: limited by address, as the contract's own sign-in is. */
const SIGN_IN = /^\/[^/]+\/+(login|forgot-password|reset-password)\/*$/i;

/** Whether a path below Payload's REST is a way in. Payload takes capitals in it for small letters. */
export function isSignIn(restPath: string): boolean {
  return SIGN_IN.test(restPath);
}
