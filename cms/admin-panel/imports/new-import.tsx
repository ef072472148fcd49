'use client';

import { useState, type ChangeEvent } from 'react';
import type { ImportFile } from '#contract/imports';
import { callDesk, deskPath } from '../desk/call-desk.ts';
import shared from '../desk/desk.module.css';
import { Notices } from '../desk/notices.tsx';
import { useTask } from '../desk/use-task.ts';
import type { FileTerms } from './import-terms.tsx';
import styles from './imports.module.css';
import { SentFile } from './sent-file.tsx';

/** Starts an import: a file, a map with a preview of the first rows, a plan. */
export function NewImport({ onPlan }: { onPlan: (id: number) => void }) {
  const task = useTask();
  const [sent, setSent] = useState<ImportFile | null>(null);
  const [terms, setTerms] = useState<FileTerms>({ fillBlanks: false, asOf: '' });

  function send(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    setSent(null);
    void task.run(async () => {
      const arrived = await callDesk('uploadImportFile', { query: { name: file.name }, body: file });
      setTerms({ ...arrived.terms, asOf: arrived.terms.asOf ?? '' });
      setSent(arrived);
    });
  }

  function sendAreas(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    void task.run(async () => {
      await callDesk('uploadNeighborhoods', { body: file });
      return 'Saved. Later imports will know where each neighborhood is.';
    });
  }

  return (
    <section aria-labelledby="new-import">
      <h2 id="new-import">New import</h2>
      <p className={shared.hint}>
        Send a file, match its columns, preview its rows, then make a plan. A plan changes nothing. It tells
        you what would happen to each row.
      </p>
      <TemplateLinks />
      <Notices problem={task.problem} said={task.said} />
      <label className={styles.field}>
        File (XLSX, CSV, JSON, NDJSON or GeoJSON, gzipped or not, up to 100 MB; import larger ones from the
        command line)
        <input type="file" accept=".xlsx,.csv,.tsv,.txt,.json,.ndjson,.jsonl,.geojson,.gz" onChange={send} />
      </label>
      <details className={styles.details}>
        <summary>Neighborhoods on the map (GeoJSON of polygons)</summary>
        <label className={styles.field}>
          For import maps that look up where a place is. Replaces the file you sent before
          <input type="file" accept=".json,.geojson" onChange={sendAreas} />
        </label>
      </details>
      <p role="status">{task.isBusy ? 'One moment …' : ''}</p>
      {sent && (
        <SentFile
          key={sent.upload}
          sent={sent}
          terms={terms}
          onTerms={setTerms}
          task={task}
          onPlan={onPlan}
        />
      )}
    </section>
  );
}

function TemplateLinks() {
  return (
    <p>
      Starting from scratch? Fill in a blank table whose columns already match:{' '}
      <a href={deskPath('downloadTemplate', { query: { format: 'xlsx' } })} download>
        for Excel, with notes
      </a>{' '}
      or{' '}
      <a href={deskPath('downloadTemplate', { query: { format: 'csv' } })} download>
        as CSV
      </a>
      .
    </p>
  );
}
