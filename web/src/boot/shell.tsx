import * as texts from '#texts';
import { useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useMatch } from 'react-router';
import { SiteContext, useCall, useSite } from '../api/use-call.ts';
import { AnnounceNavigation } from '../components/announce-navigation.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { useIsOnline } from '../hooks/use-is-online.ts';
import { isKeptCopy, watchKeptCopy } from '../offline/kept-copy.ts';
import { paths } from '../paths.ts';
import { Container } from '../ui/container.tsx';
import { ToastOutlet } from '../ui/toast-outlet.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './shell.module.css';

/** Header and footer around every page. The ad admins' dashboard gets a plain header without the site's links. */
export function Shell() {
  const site = useCall('getSite');
  const isDesk = useMatch(paths.admin) !== null;
  return (
    <SiteContext value={site}>
      <a className="skip-link" href="#content">
        {texts.site.skip()}
      </a>
      {isDesk ? <DeskHeader /> : <SiteHeader />}
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {!isDesk && <SiteFooter />}
      <OfflineNotice />
      <AnnounceNavigation />
      <ToastOutlet />
      <ScrollRestoration />
    </SiteContext>
  );
}

/** The masthead of the ad admins' dashboard: links to the site and the panel only. */
function DeskHeader() {
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Wordmark name={useSite().name} />
        {/* The panel is outside this site's router. */}
        <a href="/cms" className={styles.link}>
          {texts.site.desk()}
        </a>
      </Container>
    </header>
  );
}

/** A bar at the bottom edge while the browser is offline. */
function OfflineNotice() {
  const isOnline = useIsOnline();
  const isCopy = useSyncExternalStore(watchKeptCopy, isKeptCopy, () => false);
  return (
    <div role="status">
      {(isCopy || !isOnline) && <p className={styles.notice}>{offlineWords(isCopy)}</p>}
    </div>
  );
}

function offlineWords(isCopy: boolean): string {
  if (isCopy) return texts.site.offlineCopy();
  return navigator.serviceWorker?.controller ? texts.site.offline() : texts.site.offlineInTab();
}
