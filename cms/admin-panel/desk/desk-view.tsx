import { hasRole } from '#cms/access/roles';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { DESKS, type DeskName } from './desks.ts';

interface DeskViewProps extends Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> {
  readonly name: DeskName;
  readonly children: ReactNode;
}

const READERS = { editor: 'editors', data: 'data staff', ads: 'ad staff' } as const;

/** The page of a desk. Checks access, which Payload does only for its own pages. */
export function DeskView({ initPageResult, params, searchParams, name, children }: DeskViewProps) {
  const { title, path, readers } = DESKS[name];
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
      <SetStepNav nav={[{ label: title }]} />
      {hasRole(req.user, ...readers) ? (
        children
      ) : (
        <div className="gutter--left gutter--right">
          <h1>{title}</h1>
          <p>
            This page is for {readers.map((reader) => READERS[reader]).join(' and ')}. Ask an admin for the
            role “{readers.join('” or “')}”.
          </p>
        </div>
      )}
    </DefaultTemplate>
  );
}
