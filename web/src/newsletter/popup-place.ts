/** Pages with their own sign-up or sign-in, and pages that should not be interrupted (decisions §10). */
const NOT_HERE = /^\/(admin|auth|account|quiz|win-dinner|awards|unsubscribe)(\/|$)/i;

/** Whether the newsletter popup may appear on this page. Never in previews, which it would cover. */
export function isPopupPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return !NOT_HERE.test(pathname) && !new URLSearchParams(search).has('preview');
}
