/** Pages with their own sign-up or sign-in, and pages to read in peace (decisions §10). */
const NOT_HERE = /^\/(admin|auth|account|quiz|win-dinner|awards|unsubscribe)(\/|$)/i;

/** Whether the newsletter popup may appear on this page. */
export function isPopupPlace(pathname: string): boolean {
  return !NOT_HERE.test(pathname);
}
