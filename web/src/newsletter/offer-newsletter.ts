import type { Fetch } from '../api/call.ts';
import { mayAsk, rememberAsking } from './popup-marker.ts';
import { isPopupPlace } from './popup-place.ts';

/** Spec 2 §9. The entry waits as long before it fetches this module. */
const POPUP_DELAY_MS = 10_000;
const LOOK_EVERY_MS = 500;

/**
 * Asks as soon as nothing is in the way, once a visit. Called when the page has stood for ten seconds; a page that is
 * gone to from one without the popup gets ten seconds of its own.
 */
export function offerNewsletter(fetchApi: Fetch): void {
  if (!mayAsk()) return;
  let hereSince = isPopupPlace(location.pathname) ? -Infinity : null;
  const timer = setInterval(look, LOOK_EVERY_MS);
  look();

  function look(): void {
    if (!isPopupPlace(location.pathname)) {
      hereSince = null;
      return;
    }
    hereSince ??= Date.now();
    if (Date.now() - hereSince < POPUP_DELAY_MS || isBusy()) return;
    clearInterval(timer);
    void ask();
  }

  async function ask(): Promise<void> {
    const { openPopup } = await import('./open-popup.tsx');
    const show = await openPopup(fetchApi);
    // Another tab may have asked meanwhile, a menu may have been opened.
    if (!mayAsk()) return;
    while (isBusy() || !isPopupPlace(location.pathname)) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    rememberAsking();
    show();
  }
}

/** Another dialog is open, or the visitor is writing. (Filter menus are in the page as closed dialogs.) */
function isBusy(): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog')];
  const isWriting = document.activeElement?.matches('input, textarea, select') ?? false;
  return isWriting || dialogs.some((dialog) => dialog.checkVisibility());
}
