import type { downloadNumbers as operation, NumberTable } from '#contract/ad-numbers';
import { byCell, type SortDirection } from '#domain/ads/table-order';
import { stringify } from 'csv-stringify/sync';
import type { Payload } from 'payload';
import type { DayRange } from '../../queries/ad-numbers.ts';
import type { Handler } from '../../calls/handler.ts';
import { findAdDays } from './list-ad-days.ts';
import { findAdStats } from './list-ad-stats.ts';
import { findFeaturedBusinessStats } from './list-featured-business-stats.ts';
import { adSheet, businessSheet, daySheet, type Sheet } from './number-sheets.ts';

/** Spreadsheets take text for UTF-8 when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows in the order of the dashboard; no cell begins a formula, whatever name an advertiser chose. */
export const downloadNumbers: Handler<typeof operation> = async ({ query, req }) => {
  const { table, sort, direction, ...range } = query;
  const csv = await writeTable(req.payload, { table, sort, direction, range });
  const name = ['marble-step', table, range.from ?? 'start', range.to ?? 'today'].join('_');
  return { status: 200, file: { name: `${name}.csv`, text: BYTE_ORDER_MARK + csv } };
};

interface Wanted {
  readonly table: NumberTable;
  readonly sort: string | undefined;
  readonly direction: SortDirection;
  readonly range: DayRange & { ad?: number | undefined };
}

async function writeTable(payload: Payload, { table, sort, direction, range }: Wanted): Promise<string> {
  const order = { sort, direction };
  if (table === 'ads') return writeCsv(adSheet, await findAdStats(payload, range), order);
  if (table === 'businesses') {
    return writeCsv(businessSheet, await findFeaturedBusinessStats(payload, range), order);
  }
  return writeCsv(daySheet, await findAdDays(payload, range), order);
}

function writeCsv<Row extends object>(
  sheet: Sheet<Row>,
  rows: readonly Row[],
  { sort, direction }: Pick<Wanted, 'sort' | 'direction'>,
): string {
  // The contract has checked that the table has this column; its name is the field's.
  const read = (row: Row) => row[sort as keyof Row] as string | number | boolean | null;
  const ordered = sort === undefined ? rows : rows.toSorted(byCell(read, direction));
  return stringify(
    ordered.map((row) => sheet.map(({ cell }) => cell(row))),
    {
      header: true,
      columns: sheet.map(({ title }) => title),
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  );
}
