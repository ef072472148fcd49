import { hasRole } from '#cms/access/roles';
import type { AdminRole } from '#domain/people/staff-roles';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

interface DeskViewProps extends Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> {
  readonly title: string;
  /** Its address in the panel. */
  readonly path: string;
  readonly reader: Exclude<AdminRole, 'admin'>;
  readonly children: ReactNode;
}

const READERS = { editor: 'editors', ads: 'ad staff', data: 'data staff' } as const;

/** A page of our own in the panel. Payload guards its own pages; these are guarded here. */
export function DeskView({
  initPageResult,
  params,
  searchParams,
  title,
  path,
  reader,
  children,
}: DeskViewProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  if (!req.user) redirect(`/cms/login?redirect=${encodeURIComponent(path)}`);
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
      {hasRole(req.user, reader) ? (
        children
      ) : (
        <div className="gutter--left gutter--right">
          <h1>{title}</h1>
          <p>
            This page is for {READERS[reader]}. Ask an admin for the role “{reader}”.
          </p>
        </div>
      )}
    </DefaultTemplate>
  );
}
