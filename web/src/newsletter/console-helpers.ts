import { openPopup } from './open-popup.tsx';
import { forgetAnswer } from './popup-marker.ts';

/**
 * Console helpers, in development only (spec 2 §4, decisions §10): forget the visitor's choice, or show the popup now.
 */
Object.assign(window, {
  newsletterPopup: { reset: forgetAnswer, show: async () => (await openPopup())() },
});
