import { type RefObject, useEffect, useState } from 'react';

/** From a little before it is scrolled to. */
const AHEAD = '300px';

/** True once the element is on screen, or nearly: what nobody scrolls to need not be loaded. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
