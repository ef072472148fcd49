/** Called by people who have lost their password: limited by address, like the contract's own sign-in. */
const NEW_PASSWORD = /^\/[^/]+\/+(?:forgot-password|reset-password)\/*$/i;

/** Whether a path below Payload's REST leads to a new password. Payload takes capitals in it for small letters. */
export function asksForNewPassword(restPath: string): boolean {
  return NEW_PASSWORD.test(restPath);
}
