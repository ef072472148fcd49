import { hasRole } from '#cms/access/roles';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { SearchIndexDesk } from './search-index-desk.tsx';
import { SEARCH_INDEX_PATH } from './search-index-link.tsx';

/** The page "Search index" of the panel (decisions §6). Payload guards its own pages; this one guards itself. */
export function SearchIndexView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  if (!req.user) redirect(`/cms/login?redirect=${encodeURIComponent(SEARCH_INDEX_PATH)}`);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(searchParams && { searchParams })}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      {hasRole(req.user, 'data') ? <SearchIndexDesk /> : <NotForYou />}
    </DefaultTemplate>
  );
}

function NotForYou() {
  return (
    <div className="gutter--left gutter--right">
      <h1>Search index</h1>
      <p>This page is for data staff. Ask an admin for the role “data”.</p>
    </div>
  );
}
