import * as texts from '#texts';
import { createRoot } from 'react-dom/client';
import { call, type Fetch } from '../api/call.ts';
import { NewsletterPopup } from './newsletter-popup.tsx';

/** Loads the popup and returns a function that shows it, regardless of the markers. */
export async function openPopup(fetchApi: Fetch): Promise<() => void> {
  const copy = await call(fetchApi, 'getNewsletterPopup').catch(() => ({
    title: texts.newsletter.popupTitle(),
    text: texts.newsletter.popupText(),
    button: texts.newsletter.popupButton(),
  }));
  return () => {
    // A separate React root, so that the page pays nothing for the popup.
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const remove = () => {
      root.unmount();
      place.remove();
    };
    root.render(<NewsletterPopup copy={copy} fetchApi={fetchApi} onGone={remove} />);
  };
}
