import { useState } from 'react';
import { newView } from '../../api/new-view.ts';

/** The id of this page view, the same for all that a page reports. */
export function usePageView(): string {
  const [view] = useState(newView);
  return view;
}
