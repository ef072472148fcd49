'use client';

import type { PreviewRow } from '#contract/imports';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import { CityMap } from './city-map.tsx';
import styles from './imports.module.css';
import { RowRemarks } from './row-remarks.tsx';

const COLUMNS = ['Row', 'Name', 'Cuisine', 'Neighborhood', 'Address', 'Phone', 'Rating', 'Remarks'];

/** The first rows as places, beside where they lie. */
export function PreviewTable({ rows }: { rows: PreviewRow[] }) {
  return (
    <div className={styles.preview}>
      <DeskTable label="First rows" columns={COLUMNS}>
        {rows.map((row) => (
          <tr key={row.at}>
            <td className={shared.nowrap}>{row.at}</td>
            <td>{row.place?.name}</td>
            <td>{row.place?.category}</td>
            <td>{row.place?.neighborhood}</td>
            <td>{row.place?.address}</td>
            <td>{row.place?.phone}</td>
            <td>{row.place?.rating}</td>
            <td>
              <RowRemarks row={row} />
            </td>
          </tr>
        ))}
      </DeskTable>
      <CityMap places={rows.flatMap(({ place }) => place ?? [])} />
    </div>
  );
}
