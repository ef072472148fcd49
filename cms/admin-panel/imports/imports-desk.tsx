'use client';

import { Link } from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation';
import shared from '../desk/desk.module.css';
import { DESKS } from '../desk/desks.ts';
import { DeskPage } from '../desk/desk-page.tsx';
import { DuplicateList } from './duplicate-list.tsx';
import { ExportLinks } from './export-links.tsx';
import { NewImport } from './new-import.tsx';
import { PlanDesk } from './plan-desk.tsx';
import { VerificationQueue } from './verification-queue.tsx';

const SECTIONS = [
  { part: 'new', title: 'New import' },
  { part: 'duplicates', title: 'Duplicates' },
  { part: 'verification', title: 'Verification' },
  { part: 'export', title: 'Export' },
] as const;

/** Everything data staff do with files, and the checks that keep the directory correct afterward. */
export function ImportsDesk() {
  // The query says what is shown, so that a reload during a commit returns to it.
  const asked = useSearchParams();
  const router = useRouter();
  const plan = Number(asked.get('plan'));
  const isPlan = plan > 0;
  const section = SECTIONS.find(({ part }) => part === asked.get('part')) ?? SECTIONS[0];

  return (
    <DeskPage title="Imports">
      <nav className={shared.choices} aria-label="Parts of this page">
        {SECTIONS.map(({ part, title }) => (
          <Link
            key={part}
            href={`${DESKS.imports.path}?part=${part}`}
            aria-current={section.part === part && !isPlan ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
        <a href="/cms/collections/import-sources">Sources</a>
        <a href="/cms/collections/import-batches">History</a>
      </nav>
      {isPlan ? (
        <PlanDesk key={plan} id={plan} />
      ) : (
        {
          new: <NewImport onPlan={(id) => router.push(`${DESKS.imports.path}?plan=${id}`)} />,
          duplicates: <DuplicateList />,
          verification: <VerificationQueue />,
          export: <ExportLinks />,
        }[section.part]
      )}
    </DeskPage>
  );
}
