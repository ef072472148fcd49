'use client';

import type { PreviewRow } from '#contract/imports';
import { rewordedOriginals } from '#domain/imports/reworded';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import { CityMap } from '../desk/city-map.tsx';
import { labelOf } from './field-labels.ts';
import styles from './imports.module.css';
import { RowRemarks } from './row-remarks.tsx';
import { showValue } from './show-value.ts';

const FIELDS = [
  'name',
  'category',
  'neighborhood',
  'address',
  'phone',
  'website',
  'imageUrl',
  'rating',
  'reviewCount',
  'priceRange',
  'openingHours',
  'description',
] as const;

/** Minimum column widths: names break between words, URLs anywhere. */
const LOOKS: Partial<Record<(typeof FIELDS)[number], string | undefined>> = {
  website: styles.link,
  imageUrl: styles.link,
  openingHours: styles.prose,
  description: styles.prose,
};

export function PreviewTable({ rows }: { rows: PreviewRow[] }) {
  const places = rows.flatMap(({ place }) => place ?? []);
  const filled = FIELDS.filter((field) => places.some((place) => place[field] ?? false));
  const hasRemarks = rows.some(
    ({ faults, notices, originals, place }) =>
      faults.length + notices.length + rewordedOriginals(originals, place).length > 0,
  );
  const onMap = places.filter(({ latitude }) => latitude !== null);
  return (
    <div className={onMap.length > 0 ? styles.preview : undefined}>
      <DeskTable
        label="First rows"
        columns={['Row', ...(hasRemarks ? ['Remarks'] : []), ...filled.map(labelOf)]}
      >
        {rows.map((row) => (
          <tr key={row.at}>
            <td className={shared.nowrap}>{row.at}</td>
            {hasRemarks && (
              <td className={styles.remarks}>
                <RowRemarks row={row} stored={row.place} />
              </td>
            )}
            {filled.map((field) => (
              <td key={field} className={LOOKS[field] ?? styles.value}>
                {row.place && row.place[field] !== null && showValue(field, row.place[field])}
              </td>
            ))}
          </tr>
        ))}
      </DeskTable>
      {onMap.length > 0 && <CityMap places={places} />}
    </div>
  );
}
