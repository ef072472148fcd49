import { hasRole } from '#cms/access/roles';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { NewsletterDesk } from './newsletter-desk.tsx';
import { NEWSLETTER_PATH } from './newsletter-link.tsx';

/** The page "Newsletter" of the panel (decisions §10). Payload guards its own pages; this one guards itself. */
export function NewsletterView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  if (!req.user) redirect(`/cms/login?redirect=${encodeURIComponent(NEWSLETTER_PATH)}`);
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
      {hasRole(req.user, 'editor') ? (
        <NewsletterDesk mayRetry={hasRole(req.user, 'admin')} />
      ) : (
        <div className="gutter--left gutter--right">
          <h1>Newsletter</h1>
          <p>This page is for editors. Ask an admin for the role “editor”.</p>
        </div>
      )}
    </DefaultTemplate>
  );
}
