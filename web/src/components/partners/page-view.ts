import { useState } from 'react';
import { randomId } from '../../api/random-id.ts';

/** The id of this page view, shared by all reports of a page. */
export function usePageView(): string {
  const [view] = useState(randomId);
  return view;
}
