import { POPUP_COPY } from '#domain/people/newsletter-words';
import { createRoot } from 'react-dom/client';
import { call, type Fetch } from '../api/call.ts';
import { NewsletterPopup } from './newsletter-popup.tsx';

/** Fetches the popup's words; the answer shows it, whatever the markers say. */
export async function openPopup(fetchApi: Fetch): Promise<() => void> {
  const copy = await call(fetchApi, 'getNewsletterPopup').catch(() => POPUP_COPY);
  return () => {
    // A root of its own: the page knows nothing of it and pays nothing for it.
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const remove = () => {
      root.unmount();
      place.remove();
    };
    root.render(<NewsletterPopup copy={copy} fetchApi={fetchApi} onGone={remove} />);
  };
}
