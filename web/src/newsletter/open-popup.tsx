import type { PopupCopy } from '#contract/subscribe';
import { USUAL_POPUP, worded } from '#domain/people/newsletter-words';
import { createRoot } from 'react-dom/client';
import { call } from '../api/call.ts';
import { NewsletterPopup } from './newsletter-popup.tsx';

/** Loads the popup and returns a function that shows it, regardless of the markers; with a draft, as that would be. */
export async function openPopup(draft?: PopupCopy): Promise<() => void> {
  const copy = draft ?? (await call('getNewsletterPopup').catch(() => worded(USUAL_POPUP)));
  return () => {
    // A separate React root, so that the page pays nothing for the popup.
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const remove = () => {
      root.unmount();
      place.remove();
    };
    root.render(<NewsletterPopup copy={copy} onGone={remove} />);
  };
}
