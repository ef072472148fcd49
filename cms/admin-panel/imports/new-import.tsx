'use client';

import { useState, type ChangeEvent } from 'react';
import type { ImportFile, PreviewRow } from '#contract/imports';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { Notices } from '../desk/notices.tsx';
import styles from './imports.module.css';
import { MapChoice } from './map-choice.tsx';
import { PreviewTable } from './preview-table.tsx';
import { useTask } from '../desk/use-task.ts';

/** A file, a map, a look at the first rows, a plan. */
export function NewImport({ onPlan }: { onPlan: (id: number) => void }) {
  const { isBusy, problem, said, run } = useTask();
  const [sent, setSent] = useState<ImportFile | null>(null);
  const [mapText, setMapText] = useState('');
  const [preview, setPreview] = useState<PreviewRow[] | null>(null);

  const readMap = (): Record<string, unknown> => {
    try {
      return JSON.parse(mapText);
    } catch {
      throw new Error('The map is not JSON: a comma, quote or bracket is missing.');
    }
  };

  function send(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    setSent(null);
    setPreview(null);
    void run(async () => {
      const answer = await callDesk('uploadImportFile', { query: { name: file.name }, body: file });
      setSent(answer);
      setMapText(JSON.stringify(answer.maps[0]?.map ?? {}, null, 2));
    });
  }

  function sendAreas(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    void run(async () => {
      await callDesk('uploadNeighborhoods', { body: file });
      return 'Kept: every later import knows where the neighborhoods lie.';
    });
  }

  const look = (upload: string) =>
    run(async () => {
      const { rows } = await callDesk('previewImport', { body: { upload, map: readMap() } });
      setPreview(rows);
    });
  const plan = (upload: string) =>
    run(async () => {
      const { id } = await callDesk('planImport', { body: { upload, map: readMap() } });
      onPlan(id);
    });

  return (
    <section aria-labelledby="new-import">
      <h2 id="new-import">New import</h2>
      <p className={shared.hint}>
        Send a file, look at what its rows become, and plan. A plan changes nothing: it says of each row what
        would happen.
      </p>
      <Notices problem={problem} said={said} />
      <label className={styles.field}>
        File (XLSX, CSV, JSON, NDJSON or GeoJSON, packed with gzip or not, up to 100 MB; larger ones on the
        command line)
        <input type="file" accept=".xlsx,.csv,.tsv,.txt,.json,.ndjson,.jsonl,.geojson,.gz" onChange={send} />
      </label>
      <details className={styles.details}>
        <summary>Neighborhoods on the map (GeoJSON of polygons)</summary>
        <label className={styles.field}>
          For maps that ask where a place lies; replaces the ones that are kept
          <input type="file" accept=".json,.geojson" onChange={sendAreas} />
        </label>
      </details>
      <p role="status">{isBusy ? 'One moment …' : ''}</p>
      {sent && (
        <>
          <p>
            <strong>{sent.file.name}</strong>: {sent.file.kind.toUpperCase()}, {sent.file.encoding},{' '}
            {sent.file.columns.length} columns ({sent.file.columns.join(', ')})
          </p>
          <MapChoice maps={sent.maps} text={mapText} onText={setMapText} />
          <div className={shared.actions}>
            <DeskButton
              label="Look at the first 20 rows"
              size="medium"
              isOff={isBusy}
              onPress={() => void look(sent.upload)}
            />
            <DeskButton
              label="Plan the import"
              look="primary"
              size="medium"
              isOff={isBusy}
              onPress={() => void plan(sent.upload)}
            />
          </div>
          {preview && <PreviewTable rows={preview} />}
        </>
      )}
    </section>
  );
}
