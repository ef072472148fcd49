import * as texts from '#texts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import styles from './announce-navigation.module.css';

/**
 * Does on navigation what a browser does on a full page load: shows progress, announces the new title and moves the
 * focus to the top. A change of filters is not a new page.
 */
export function AnnounceNavigation() {
  const { state } = useNavigation();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const spoken = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (spoken.current) spoken.current.textContent = document.title;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (hash || !heading) return;
    heading.tabIndex = -1;
    // `useScrollPositions` scrolls: Back restores the reader's position.
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <>
      {state !== 'idle' && (
        <div role="progressbar" aria-label={texts.site.loading()} className={styles.bar} />
      )}
      <p ref={spoken} role="status" className={styles.spoken} />
    </>
  );
}
