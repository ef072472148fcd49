import { VIEWABLE_AFTER_MS, viewableShare } from '#domain/ads/viewable';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { randomId } from '../../api/random-id.ts';

/** Starts a little before the element scrolls into view. */
const AHEAD = '300px';

/** The id of this page view, shared by all reports of a page. */
export function usePageView(): string {
  const [view] = useState(() => (import.meta.env.SSR ? '' : randomId()));
  return view;
}

/** True once the element is on or near the screen, so that unseen content is not loaded. */
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
