import { stringify } from 'csv-stringify/sync';

/** Spreadsheets take text for UTF-8 when it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows for spreadsheets, which run formulas: what begins like one is made a text. */
export function writeCsv(rows: (string | number)[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });
}
