import { SetStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { DeskPage } from '../desk/desk-page.tsx';
import { StartForm } from './start-form.tsx';
import { STARTS } from './starts.ts';

/** The page that “Create New” opens for autosaved documents. */
export function StartView({ initPageResult: { collectionConfig, permissions } }: AdminViewServerProps) {
  const start = STARTS.find(({ collection }) => collection === collectionConfig?.slug);
  if (!start) notFound();
  const list = `/cms/collections/${start.collection}`;
  return (
    <>
      <SetStepNav nav={[{ label: start.plural, url: list }, { label: start.title }]} />
      <DeskPage title={start.title}>
        {permissions.collections?.[start.collection]?.create ? (
          <StartForm collection={start.collection} kinds={start.kinds} />
        ) : (
          <p>This page is for editors. Ask an admin for the role “editor”.</p>
        )}
      </DeskPage>
    </>
  );
}
