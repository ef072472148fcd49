'use client';

import { CityMap } from './city-map.tsx';
import type { ShownPreview } from './call-imports.ts';
import styles from './imports.module.css';

/** The first rows as places, beside where they lie. */
export function PreviewTable({ rows }: { rows: ShownPreview[] }) {
  return (
    <div className={styles.preview}>
      <div className={styles.scroll} role="region" aria-label="First rows">
        <table className={styles.table}>
          <thead>
            <tr>
              {['Row', 'Name', 'Cuisine', 'Neighborhood', 'Address', 'Phone', 'Rating', 'Remarks'].map(
                (name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ at, place, faults, notices, originals }) => (
              <tr key={at}>
                <td className={styles.nowrap}>{at}</td>
                <td>{place?.name}</td>
                <td>{place?.category}</td>
                <td>{place?.neighborhood}</td>
                <td>{place?.address}</td>
                <td>{place?.phone}</td>
                <td>{place?.rating}</td>
                <td>
                  {faults.map(({ field, message }) => (
                    <div key={field + message} className={styles.bad}>
                      {field}: {message}
                    </div>
                  ))}
                  {notices.map(({ field, message }) => (
                    <div key={field + message}>
                      {field}: {message}
                    </div>
                  ))}
                  {Object.entries(originals).map(([field, text]) => (
                    <div key={field} className={styles.quiet}>
                      {field} was “{text}”
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CityMap places={rows.flatMap(({ place }) => place ?? [])} />
    </div>
  );
}
