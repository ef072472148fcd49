'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import shared from '../desk/desk.module.css';
import { DeskPage } from '../desk/desk-page.tsx';
import { DuplicateList } from './duplicate-list.tsx';
import { ExportLinks } from './export-links.tsx';
import { NewImport } from './new-import.tsx';
import { PlanDesk } from './plan-desk.tsx';
import { VerificationQueue } from './verification-queue.tsx';

const SECTIONS = {
  new: 'New import',
  duplicates: 'Duplicates',
  verification: 'Verification',
  export: 'Export',
} as const;
type Section = keyof typeof SECTIONS;

interface Place {
  section: Section;
  plan: number | null;
}

/** Everything data staff do with files, and the checks that keep the directory correct afterward. */
export function ImportsDesk() {
  // The history's links name their plan in the query: the router changes the fragment only after this is mounted.
  const opened = useSearchParams().get('plan');
  const [hash, setHash] = useState('');
  const { section, plan } = placeOf(hash || `#plan-${opened}`);

  // The URL contains the location, so that a reload during a commit returns to it.
  useEffect(() => {
    const read = () => setHash(window.location.hash);
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const openPlan = (id: number) => {
    window.location.hash = `plan-${id}`;
  };

  return (
    <DeskPage title="Imports">
      <nav className={shared.choices} aria-label="Parts of this page">
        {Object.entries(SECTIONS).map(([name, label]) => (
          <a
            key={name}
            href={`#${name}`}
            aria-current={section === name && plan === null ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
        <a href="/cms/collections/import-sources">Sources</a>
        <a href="/cms/collections/import-batches">History</a>
      </nav>
      {plan !== null && <PlanDesk key={plan} id={plan} />}
      {plan === null && section === 'new' && <NewImport onPlan={openPlan} />}
      {plan === null && section === 'duplicates' && <DuplicateList />}
      {plan === null && section === 'verification' && <VerificationQueue />}
      {plan === null && section === 'export' && <ExportLinks />}
    </DeskPage>
  );
}

function placeOf(hash: string): Place {
  const plan = Number(/^#plan-(\d+)$/.exec(hash)?.[1]);
  if (plan > 0) return { section: 'new', plan };
  const section = (Object.keys(SECTIONS) as Section[]).find((name) => `#${name}` === hash);
  return { section: section ?? 'new', plan: null };
}
