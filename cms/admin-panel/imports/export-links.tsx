'use client';

import { deskPath } from '../desk/call-desk.ts';
import shared from '../desk/desk.module.css';

const FORMATS = [
  ['csv', 'CSV, for spreadsheets'],
  ['json', 'JSON'],
  ['geojson', 'GeoJSON, for maps'],
] as const;

/** All places as a file; imported again, it changes nothing. */
export function ExportLinks() {
  return (
    <section aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p className={shared.hint}>
        Every place, drafts included. Change the file and import it again: the site knows its columns.
      </p>
      <ul>
        {FORMATS.map(([format, label]) => (
          <li key={format}>
            <a href={deskPath('downloadPlaces', { query: { format } })} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
