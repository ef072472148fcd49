'use client';

import { useRowLabel } from '@payloadcms/ui';

/** What a row says, where Payload would count it: "Bar → Pub" and not "Synonym 01". */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const words = Object.entries(data ?? {})
    .filter(([name, value]) => name !== 'id' && (typeof value === 'string' || typeof value === 'number'))
    .map(([, value]) => String(value));
  return <span>{words.join(' → ') || `New row ${(rowNumber ?? 0) + 1}`}</span>;
}
