/** Tried by whoever wants in without a session: limited by address, as the contract's own sign-in is. */
const SIGN_IN = /^\/[^/]+\/+(login|forgot-password|reset-password)\/*$/i;
/** Payload would make the first account of an empty collection for anybody who asks; here the first run makes it. */
const FIRST_ACCOUNT = /^\/[^/]+\/+first-register\/*$/i;

/** What a path below Payload's REST does with accounts. Payload takes capitals in it for small letters. */
export function accountCall(restPath: string): 'sign-in' | 'first-account' | undefined {
  if (SIGN_IN.test(restPath)) return 'sign-in';
  return FIRST_ACCOUNT.test(restPath) ? 'first-account' : undefined;
}
