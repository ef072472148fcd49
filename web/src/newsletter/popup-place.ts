/** Pages with their own sign-up or sign-in, and pages that should not be interrupted (decisions §10). */
const NOT_HERE = /^\/(admin|auth|account|quiz|win-dinner|awards|unsubscribe)(\/|$)/i;

/** Whether the newsletter popup may appear on this page. It would cover what an editor previews. */
export function isPopupPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return !NOT_HERE.test(pathname) && !new URLSearchParams(search).has('preview');
}
