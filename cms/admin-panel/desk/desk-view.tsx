import { hasRole } from '#cms/access/roles';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { ImportsDesk } from '../imports/imports-desk.tsx';
import { NewsletterDesk } from '../newsletter/newsletter-desk.tsx';
import { QueueDesk } from '../queue/queue-desk.tsx';
import { ScheduleDesk } from '../schedule/schedule-desk.tsx';
import { SearchIndexDesk } from '../search-index/search-index-desk.tsx';
import { DESKS, type DeskName } from './desks.ts';

const CONTENT: Record<DeskName, (props: AdminViewServerProps) => ReactNode> = {
  queue: () => <QueueDesk />,
  schedule: () => <ScheduleDesk />,
  newsletter: ({ payload, initPageResult }) => (
    <NewsletterDesk payload={payload} mayImport={hasRole(initPageResult.req.user)} />
  ),
  searchIndex: ({ payload, searchParams }) => (
    <SearchIndexDesk payload={payload} term={String(searchParams?.['term'] ?? '')} />
  ),
  imports: () => <ImportsDesk />,
};

interface DeskViewProps extends AdminViewServerProps {
  /** Set in payload.config.ts. */
  readonly desk: DeskName;
}

const READERS = { editor: 'editors', data: 'data staff', ads: 'ad staff' } as const;

/** The page of a desk. Checks access, which Payload does only for its own pages. */
export function DeskView({ desk, ...props }: DeskViewProps) {
  const { initPageResult, params, searchParams } = props;
  const { title, path, readers } = DESKS[desk];
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
        CONTENT[desk](props)
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
