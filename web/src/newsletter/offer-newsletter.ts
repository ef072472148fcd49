import { mayAsk, rememberAsking } from './popup-marker.ts';

/** Spec 2 §9. */
const POPUP_DELAY_MS = 10_000;
const LOOK_EVERY_MS = 500;
/** The visitor has done nothing for so long: the popup covers nothing that was just asked for. */
const PAUSE_MS = 4_000;
const ACTIVITIES = ['keydown', 'pointerdown', 'scroll'];

/**
 * Shows the popup once per visit, once an eligible page has been open for ten seconds and nothing blocks it. The first
 * page has been open since `openedAt`, in ms.
 */
export function offerNewsletter(openedAt: number): void {
  if (!mayAsk()) return;
  let hereSince = isPopupPlace(location) ? openedAt : null;
  let activeAt = 0;
  for (const activity of ACTIVITIES) {
    addEventListener(activity, () => (activeAt = Date.now()), { capture: true, passive: true });
  }
  const timer = setInterval(look, LOOK_EVERY_MS);
  look();

  function look(): void {
    if (!isPopupPlace(location)) {
      hereSince = null;
      return;
    }
    hereSince ??= Date.now();
    if (Date.now() - hereSince < POPUP_DELAY_MS || isBusy()) return;
    clearInterval(timer);
    void ask();
  }

  /**
   * The visitor scrolls, presses or types, is in a form field, or another dialog is open. (Closed filter menus are
   * dialogs too, so check visibility.)
   */
  function isBusy(): boolean {
    if (Date.now() - activeAt < PAUSE_MS) return true;
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog')];
    const isWriting = document.activeElement?.matches('input, textarea, select') ?? false;
    return isWriting || dialogs.some((dialog) => dialog.checkVisibility());
  }

  async function ask(): Promise<void> {
    const { openPopup } = await import('./open-popup.tsx');
    const show = await openPopup();
    // While the code loaded, another tab may have shown it, or a menu may have opened.
    if (!mayAsk()) return;
    while (isBusy() || !isPopupPlace(location)) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    rememberAsking();
    show();
  }
}

/** Pages with their own sign-up or sign-in, and pages that should not be interrupted (decisions §10). */
const NOT_HERE = /^\/(admin|auth|account|quiz|win-dinner|awards|unsubscribe|newsletter)(\/|$)/i;

/** Whether the newsletter popup may appear on this page. Never in previews, which it would cover. */
export function isPopupPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return !NOT_HERE.test(pathname) && !new URLSearchParams(search).has('preview');
}
