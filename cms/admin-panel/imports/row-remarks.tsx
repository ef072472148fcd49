'use client';

import type { PreviewRow } from '#contract/imports';
import { rewordedOriginals } from '#domain/imports/reworded';
import shared from '../desk/desk.module.css';
import { labelOf } from './field-labels.ts';

interface RowRemarksProps {
  row: Pick<PreviewRow, 'faults' | 'notices' | 'originals'>;
  stored: Readonly<Record<string, unknown>> | null;
}

/** A row's faults and dropped values, and the file's text where another value is stored. */
export function RowRemarks({ row, stored }: RowRemarksProps) {
  return (
    <>
      {row.faults.map(({ field, message }) => (
        <div key={field + message} className={shared.bad}>
          {labelOf(field)}: {message}
        </div>
      ))}
      {row.notices.map(({ field, message }) => (
        <div key={field + message}>
          {labelOf(field)}: {message}
        </div>
      ))}
      {rewordedOriginals(row.originals, stored).map(([field, text]) => (
        <div key={field} className={shared.quiet}>
          {labelOf(field)} was “{text}” in the file
        </div>
      ))}
    </>
  );
}
