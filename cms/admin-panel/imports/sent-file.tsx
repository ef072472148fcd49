'use client';

import { useState } from 'react';
import type { ImportFile } from '#contract/imports';
import { isSourceName, SOURCE_NAME_FAULT } from '#domain/imports/column-choices';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import type { useTask } from '../desk/use-task.ts';
import { ImportTerms, type FileTerms } from './import-terms.tsx';
import { LivePreview } from './live-preview.tsx';
import { MapChoice } from './map-choice.tsx';
import { parseMap } from './parse-map.ts';

interface SentFileProps {
  sent: ImportFile;
  terms: FileTerms;
  onTerms: (terms: FileTerms) => void;
  task: Pick<ReturnType<typeof useTask>, 'isBusy' | 'run'>;
  onPlan: (id: number) => void;
}

export function SentFile({ sent, terms, onTerms, task: { isBusy, run }, onPlan }: SentFileProps) {
  const { upload, file } = sent;
  const [mapText, setMapText] = useState(() => JSON.stringify(sent.maps[0]?.map ?? {}, null, 2));

  const save = (name: string) =>
    run(async () => {
      await callDesk('saveImportMap', { body: { name, map: parseMap(mapText) } });
      return `Saved as “${name}.” It reads files with these columns from now on.`;
    });
  const plan = () =>
    run(async () => {
      const map = parseMap(mapText);
      // The server's message names the field as in the map, which staff may never have seen.
      if (!isSourceName(map.source)) throw new Error(`Change the source name. ${SOURCE_NAME_FAULT}`);
      const { fillBlanks, asOf } = terms;
      const { id } = await callDesk('planImport', { body: { upload, map, fillBlanks, asOf: asOf || null } });
      onPlan(id);
    });

  return (
    <>
      <p>
        <strong>{file.name}</strong>: {file.kind.toUpperCase()}, {file.encoding}, {file.columns.length}{' '}
        columns
      </p>
      <MapChoice
        sent={sent}
        text={mapText}
        onText={setMapText}
        onSave={(name) => void save(name)}
        isBusy={isBusy}
      />
      <ImportTerms terms={terms} onTerms={onTerms} />
      <div className={shared.actions}>
        <DeskButton
          label="Plan the import"
          look="primary"
          size="medium"
          isOff={isBusy}
          onPress={() => void plan()}
        />
      </div>
      <LivePreview upload={upload} mapText={mapText} />
    </>
  );
}
