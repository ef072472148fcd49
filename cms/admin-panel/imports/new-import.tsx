'use client';

import { useState, type ChangeEvent } from 'react';
import type { ImportFile } from '#contract/imports';
import { isSourceName, SOURCE_NAME_FAULT } from '#domain/imports/column-choices';
import { callDesk, deskPath } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { Notices } from '../desk/notices.tsx';
import styles from './imports.module.css';
import { MapChoice } from './map-choice.tsx';
import { ImportTerms } from './import-terms.tsx';
import { LivePreview } from './live-preview.tsx';
import { useTask } from '../desk/use-task.ts';

/** A file, a map with the first rows as it reads them, a plan. */
export function NewImport({ onPlan }: { onPlan: (id: number) => void }) {
  const { isBusy, problem, said, run } = useTask();
  const [sent, setSent] = useState<ImportFile | null>(null);
  const [mapText, setMapText] = useState('');
  const [fillBlanks, setFillBlanks] = useState(false);
  const [asOf, setAsOf] = useState('');

  const readMap = (): Record<string, unknown> => {
    try {
      return JSON.parse(mapText);
    } catch {
      throw new Error('The map isn’t valid JSON: a comma, quote or bracket is missing.');
    }
  };

  function send(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    setSent(null);
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

  const save = (name: string) =>
    run(async () => {
      const { version } = await callDesk('saveImportMap', { body: { name, map: readMap() } });
      return `Saved as “${name}”, version ${version}. Files with these columns are read by it from now on.`;
    });
  const plan = (upload: string) =>
    run(async () => {
      const map = readMap();
      // The server names the field as the map does, which staff may never have seen.
      if (!isSourceName(map.source)) throw new Error(`Change the name of the source. ${SOURCE_NAME_FAULT}`);
      const { id } = await callDesk('planImport', {
        body: { upload, map, fillBlanks, asOf: asOf || null },
      });
      onPlan(id);
    });

  return (
    <section aria-labelledby="new-import">
      <h2 id="new-import">New import</h2>
      <p className={shared.hint}>
        Send a file, match its columns, preview its rows, then make a plan. A plan changes nothing. It tells
        you what would happen to each row.
      </p>
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
            {sent.file.columns.length} columns
          </p>
          <MapChoice
            key={sent.upload}
            sent={sent}
            text={mapText}
            onText={setMapText}
            onSave={(name) => void save(name)}
            isBusy={isBusy}
          />
          <ImportTerms fillBlanks={fillBlanks} asOf={asOf} onFillBlanks={setFillBlanks} onAsOf={setAsOf} />
          <div className={shared.actions}>
            <DeskButton
              label="Plan the import"
              look="primary"
              size="medium"
              isOff={isBusy}
              onPress={() => void plan(sent.upload)}
            />
          </div>
          <LivePreview upload={sent.upload} mapText={mapText} />
        </>
      )}
    </section>
  );
}
