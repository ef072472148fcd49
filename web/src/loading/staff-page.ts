import { data } from 'react-router';
import { PRIVATE_PAGE } from '../private-page.ts';

/** Not indexed and not cached; only the browser knows who is signed in. */
export function staffPage() {
  return data(null, { headers: { 'X-Robots-Tag': PRIVATE_PAGE, 'Cache-Control': 'no-store' } });
}
