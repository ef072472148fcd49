'use client';

import { useRowLabel } from '@payloadcms/ui';

/** Labels a row with its content instead of Payload's number: "Bar → Pub", not "Synonym 01". */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const words = Object.entries(data ?? {})
    .filter(([name, value]) => name !== 'id' && (typeof value === 'string' || typeof value === 'number'))
    .map(([, value]) => String(value));
  return <span>{words.join(' → ') || `New row ${(rowNumber ?? 0) + 1}`}</span>;
}
