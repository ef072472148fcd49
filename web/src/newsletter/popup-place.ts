/** Pages with something of their own to be signed up for, signed in to or read in peace (decisions §10). */
const NOT_HERE = /^\/(admin|auth|quiz|win-dinner|awards|unsubscribe)(\/|$)/i;

/** True where the newsletter popup may appear. */
export function isPopupPlace(pathname: string): boolean {
  return !NOT_HERE.test(pathname);
}
