import { Outlet, ScrollRestoration, useMatch } from 'react-router';
import { useSite } from '../api/use-call.ts';
import { DeskHeader } from '../components/desk-header.tsx';
import { OfflineNotice } from '../components/offline-notice.tsx';
import { AnnounceNavigation } from '../components/announce-navigation.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { paths } from '../paths.ts';
import { ToastOutlet } from '../ui/toast-outlet.tsx';

/** Header and footer around every page. The ad admins' dashboard gets a plain header without the site's links. */
export function Shell() {
  const site = useSite();
  const isDesk = useMatch(paths.admin) !== null;
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {isDesk ? <DeskHeader site={site} /> : <SiteHeader site={site} />}
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {!isDesk && <SiteFooter site={site} />}
      <OfflineNotice />
      <AnnounceNavigation />
      <ToastOutlet />
      <ScrollRestoration />
    </>
  );
}
