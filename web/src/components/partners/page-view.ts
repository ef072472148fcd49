import { useState } from 'react';

const VIEW_BYTES = 12;

/** A random id per page view, used to drop duplicate reports; it says nothing about the reader. */
export function usePageView(): string {
  const [view] = useState(() =>
    Array.from(crypto.getRandomValues(new Uint8Array(VIEW_BYTES)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
  );
  return view;
}
