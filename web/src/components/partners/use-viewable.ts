import { VIEWABLE_AFTER_MS, viewableShare } from '#domain/ads/viewable';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back once, when enough of the element has been visible for a second (decisions §9). */
export function useViewable(element: RefObject<HTMLElement | null>, onViewable: () => void): void {
  const report = useEffectEvent(onViewable);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting || entry.intersectionRatio < viewableShare(entry.boundingClientRect))
          return;
        timer = setTimeout(() => {
          // A hidden tab is not visible.
          if (document.visibilityState !== 'visible') return;
          observer.disconnect();
          report();
        }, VIEWABLE_AFTER_MS);
      },
      { threshold: [0, 0.3, 0.5] },
    );
    observer.observe(watched);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
}
