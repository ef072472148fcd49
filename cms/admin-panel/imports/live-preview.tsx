'use client';

import { useEffect, useState } from 'react';
import { isSourceName } from '#domain/imports/column-choices';
import type { PreviewRow } from '#contract/imports';
import { callDesk, sentenceOf } from '../desk/call-desk.ts';
import { Notices } from '../desk/notices.tsx';
import { parseMap } from './parse-map.ts';
import { PreviewTable } from './preview-table.tsx';

/** Delay while typing, when the map may be invalid. */
const TYPING_MS = 300;

interface Seen {
  readonly rows: PreviewRow[];
  readonly problem: string | null;
}

/** The first rows as the map reads them, updated after each change. */
export function LivePreview({ upload, mapText }: { upload: string; mapText: string }) {
  const [seen, setSeen] = useState<Seen>({ rows: [], problem: null });
  useEffect(() => {
    let isLate = false;
    const show = (next: (before: Seen) => Seen) => {
      if (!isLate) setSeen(next);
    };
    const timer = setTimeout(() => {
      lookAt(upload, mapText).then(
        (rows) => show(() => ({ rows, problem: null })),
        (error: unknown) => show(({ rows }) => ({ rows, problem: sentenceOf(error) })),
      );
    }, TYPING_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [upload, mapText]);
  return (
    <>
      <Notices problem={seen.problem} />
      {seen.rows.length > 0 && <PreviewTable rows={seen.rows} />}
    </>
  );
}

async function lookAt(upload: string, mapText: string): Promise<PreviewRow[]> {
  const map = parseMap(mapText);
  // The source name does not affect the rows, and its field shows its own error.
  const read = isSourceName(map.source) ? map : { ...map, source: 'preview' };
  const { rows } = await callDesk('previewImport', { body: { upload, map: read } });
  return rows;
}
