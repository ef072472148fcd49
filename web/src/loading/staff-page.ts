import { data } from 'react-router';
import { PRIVATE_PAGE } from '../private-page.ts';

/** No search engine finds it and no cache keeps it; who is signed in is known to the browser alone. */
export function staffPage() {
  return data(null, { headers: { 'X-Robots-Tag': PRIVATE_PAGE, 'Cache-Control': 'no-store' } });
}
