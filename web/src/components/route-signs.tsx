import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import styles from './route-signs.module.css';

/**
 * What a browser does on a full page load: it shows that it is loading, reads the title of the new page aloud
 * and begins at its top. A change of filters is the same page.
 */
export function RouteSigns() {
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
    // Where to scroll is the router's business: Back returns to where the reader was.
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <>
      {state !== 'idle' && <div role="progressbar" aria-label="Loading page" className={styles.bar} />}
      <p ref={spoken} role="status" className={styles.spoken} />
    </>
  );
}
