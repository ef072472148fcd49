import { hasRole } from '#cms/access/roles';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { ImportsDesk } from './imports-desk.tsx';
import { IMPORTS_PATH } from './imports-link.tsx';

/** The page "Imports" of the panel (decisions §11). Payload guards its own pages; this one guards itself. */
export function ImportsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  if (!req.user) redirect(`/cms/login?redirect=${encodeURIComponent(IMPORTS_PATH)}`);
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
      {hasRole(req.user, 'data') ? <ImportsDesk /> : <NotForYou />}
    </DefaultTemplate>
  );
}

function NotForYou() {
  return (
    <div className="gutter--left gutter--right">
      <h1>Imports</h1>
      <p>This page is for data staff. Ask an admin for the role “data”.</p>
    </div>
  );
}
