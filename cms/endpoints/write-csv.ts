import { stringify } from 'csv-stringify/sync';

/** Spreadsheets read a file that starts with this as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Writes rows for spreadsheets; values that look like formulas are escaped so that they don't run. */
export function writeCsv(rows: (string | number)[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });
}
