import { useState } from 'react';
import { randomId } from '../../api/random-id.ts';

/** The id of this page view, the same for all that a page reports. */
export function usePageView(): string {
  const [view] = useState(randomId);
  return view;
}
